/** All that the page after the game is made of, as it comes in. */
import { type Film, filmOf } from "$lib/film";
import { get, NotDone } from "$lib/http";
import { seals } from "$lib/proof";
import { Replay } from "$lib/replay.svelte";
import type { TableClient } from "$lib/table.svelte";
import type { Chances, Phrase, Proof } from "$lib/wire";
import { place, tell } from "$lib/story";

export type Verdict =
  | { is: "checking" }
  | { is: "genuine"; entries: number }
  /** The page's own hash of the seed is not what was published, or the house's replay failed. */
  | { is: "false"; why: "seed" | Phrase | null }
  | { is: "unknown" };

const ASK_AGAIN = 700;

/** Moments that are known before they are drawn, while more are coming. */
const POINTS = 5;

/** Games each moment was played out in before anything is said to have turned the game. */
const ENOUGH = 40;

export class Aftermath {
  film: Film | null = $state.raw(null);
  /** As far as they are known. */
  chances: Chances | null = $state.raw(null);
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

  /** Are the chances still getting finer? */
  readonly counting = $derived.by(() => !this.missing.chances && this.progress < 1);
  readonly progress = $derived.by(() => this.chances?.progress ?? 0);
  /** Games each moment that is estimated was played out in, at least. The end needs none. */
  private readonly games = $derived.by(() => Math.min(...(this.chances?.games ?? []).filter((games) => games > 0)));
  /** How far off a chance may well be, between 0 and 1: nineteen of twenty are nearer. */
  readonly margin = $derived.by(() => 0.98 / Math.sqrt(this.games));
  /** Is every moment known well enough to tell what turned the game? */
  readonly settled = $derived.by(() => this.progress === 1 || this.games >= ENOUGH);

  /** Chances as points in time, counted in chapters. */
  readonly course = $derived.by(() => {
    if (!this.chances || !this.story || (this.progress < 1 && this.chances.at.length < POINTS)) return null;
    const { bounds, frames } = this.story;
    const numbers = this.chances.at.map((seq) => frames.findIndex((frame) => frame.seq >= seq));
    return { at: numbers.map((frame) => place(bounds, frame)), shares: this.chances.shares };
  });

  async fetchFilm(): Promise<void> {
    this.missing.film = false;
    try {
      this.film = await filmOf(this.client.id, this.client.me, true);
    } catch (error) {
      this.fail(error);
      this.missing.film = true;
    }
  }

  async fetchChances(): Promise<void> {
    this.missing.chances = false;
    try {
      while (!this.closed) {
        this.chances = await get<Chances>(this.path("chances"));
        if (this.chances.progress === 1) return;
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
