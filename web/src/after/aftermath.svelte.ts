/** All that the page after the game is made of, as it comes in. */
import { get, NotDone } from "$lib/http";
import { seals } from "$lib/proof";
import { Replay } from "$lib/replay.svelte";
import type { TableClient } from "$lib/table.svelte";
import type { Chances, Film, Phrase, Proof, Thinking } from "$lib/wire";
import { place, tell } from "$lib/story";

export type Verdict =
  | { is: "checking" }
  | { is: "genuine"; entries: number }
  /** The page's own hash of the seed is not what was published, or the house's replay failed. */
  | { is: "false"; why: "seed" | Phrase | null }
  | { is: "unknown" };

const ASK_AGAIN = 700;

export class Aftermath {
  film: Film | null = $state.raw(null);
  chances: Chances | null = $state.raw(null);
  progress = $state(0);
  verdict: Verdict = $state.raw({ is: "checking" });
  /** What could not be fetched. */
  missing = $state({ film: false, chances: false });

  private closed = false;

  constructor(readonly client: TableClient) {
    void this.fetchFilm();
    void this.fetchChances();
    void this.check();
  }

  close(): void {
    this.closed = true;
  }

  readonly story = $derived.by(() => {
    const { table, gameInfo, voice } = this.client;
    if (!this.film || !table || !gameInfo) return null;
    return tell(this.film.frames, table, new Replay(this.film, table, gameInfo, voice));
  });

  readonly after = $derived.by(() => this.client.table?.after ?? null);

  /** Chances as points in time, counted in chapters. */
  readonly course = $derived.by(() => {
    if (!this.chances || !this.story) return null;
    const { bounds, frames } = this.story;
    const numbers = this.chances.at.map((seq) => frames.findIndex((frame) => frame.seq >= seq));
    return { at: numbers.map((frame) => place(bounds, frame)), shares: this.chances.shares };
  });

  async fetchFilm(): Promise<void> {
    this.missing.film = false;
    try {
      this.film = await get<Film>(this.path(`film?seat=${this.client.me}`));
    } catch (error) {
      this.fail(error);
      this.missing.film = true;
    }
  }

  async fetchChances(): Promise<void> {
    this.missing.chances = false;
    try {
      while (!this.closed) {
        const answer = await get<Chances | Thinking>(this.path("chances"));
        if (!("progress" in answer)) {
          this.chances = answer;
          return;
        }
        this.progress = answer.progress;
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
      }
    } catch (error) {
      this.fail(error);
      this.missing.chances = true;
    }
  }

  /** The page hashes the seed itself; the house plays the whole match again. */
  async check(): Promise<void> {
    this.verdict = { is: "checking" };
    const { commitment, seed } = this.client.info!;
    if (!seed || !seals(commitment, seed)) {
      this.verdict = { is: "false", why: "seed" };
      return;
    }
    try {
      const proof = await get<Proof>(this.path("proof"));
      const same = proof.seed === seed && proof.commitment === commitment;
      if (proof.genuine && same) this.verdict = { is: "genuine", entries: proof.entries };
      else this.verdict = { is: "false", why: same ? proof.problem : "seed" };
    } catch (error) {
      this.fail(error);
      this.verdict = { is: "unknown" };
    }
  }

  private path(what: string): string {
    return `/api/tables/${this.client.id}/${what}`;
  }

  private fail(error: unknown): void {
    if (!(error instanceof NotDone)) throw error;
  }
}
