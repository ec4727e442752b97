/**
 * Who this browser is to the house.
 *
 * There are no accounts: a name is enough, and a cookie remembers it. Another device becomes the
 * same person by a private link.
 */
import { get, post, put } from "./http";
import { renewNotify } from "./notify.svelte";
import { t } from "./text.svelte";
import type { Me, MoveHere, MoveLink } from "./wire";

/** As long as a name may be (the house checks it too). */
export const MOST_NAME = 40;

class Myself {
  /** Undefined until the house was asked; null for somebody it has never met. */
  person: Me | null | undefined = $state.raw(undefined);

  async load(): Promise<void> {
    this.person = await get<Me | null>("/api/me");
    if (this.person) renewNotify();
  }

  async rename(name: string): Promise<void> {
    await this.introduce(name, this.person?.webhook ?? "");
  }

  /** The address to call when it is this person's turn; empty for none. */
  async setWebhook(webhook: string): Promise<void> {
    await this.introduce(this.person?.name ?? t("play-guest"), webhook);
  }

  /** Be somebody before doing something: who gave no name yet is a guest. */
  async beSomebody(): Promise<void> {
    if (this.person === undefined) await this.load();
    if (this.person === null) await this.rename(t("play-guest"));
  }

  /** A link that makes another device the same person. */
  async moveLink(): Promise<MoveLink> {
    const made = await post<MoveLink>("/api/me/link");
    return { ...made, link: new URL(made.link, location.origin).href };
  }

  /** Make this device the person who made the link. */
  async moveHere(token: string): Promise<void> {
    this.person = await post<Me>("/api/me/move", { token } satisfies MoveHere);
    renewNotify();
  }

  /** From now on only this device is this person. */
  async signOutElsewhere(): Promise<void> {
    this.person = await post<Me>("/api/me/sign-out");
    renewNotify();
  }

  private async introduce(name: string, webhook: string): Promise<void> {
    const known = this.person;
    this.person = await put<Me>("/api/me", { name, webhook });
    if (!known) renewNotify();
  }
}

export const myself = new Myself();
