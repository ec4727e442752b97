/**
 * Asking the house what would come of something, while a person is still choosing.
 *
 * One question is on its way at a time. The newest one waits for its turn and takes the place of any
 * other that waits. What was answered once is known until the situation changes.
 */
import type { Tried } from "./wire";

export type AskHouse<What> = (what: What) => Promise<Tried | null>;

interface Waiting<What> {
  what: What;
  key: string;
  resolve: (tried: Tried | null) => void;
}

export class Trying<What> {
  private known = new Map<string, Promise<Tried | null>>();
  private situation = "";
  private busy = false;
  private next: Waiting<What> | null = null;

  constructor(private readonly house: AskHouse<What>) {}

  /** What would come of it, in this situation; null if it was refused, or something newer was asked. */
  ask(what: What, situation: string): Promise<Tried | null> {
    if (situation !== this.situation) this.forget(situation);
    const key = JSON.stringify(what);
    const known = this.known.get(key);
    if (known) return known;
    const asked = new Promise<Tried | null>((resolve) => {
      this.drop();
      this.next = { what, key, resolve };
    });
    this.known.set(key, asked);
    void this.goOn();
    return asked;
  }

  private forget(situation: string): void {
    this.drop();
    this.known.clear();
    this.situation = situation;
  }

  /** Something newer is asked: what waited is not asked at all. */
  private drop(): void {
    if (!this.next) return;
    this.known.delete(this.next.key);
    this.next.resolve(null);
    this.next = null;
  }

  private async goOn(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.next) {
      const { what, key, resolve } = this.next;
      const { situation } = this;
      this.next = null;
      const tried = await this.house(what);
      const stale = situation !== this.situation;
      if (!tried && !stale) this.known.delete(key);
      resolve(stale ? null : tried);
    }
    this.busy = false;
  }
}
