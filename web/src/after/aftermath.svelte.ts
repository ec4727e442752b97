/** All that the page after the game is made of, as it comes in. */
import { type Film, filmOf } from "$lib/film";
import { get, NotDone, post } from "$lib/http";
import type { Flaw, Gap, MatchFile } from "$lib/proof";
import { Replay } from "$lib/replay.svelte";
import type { TableClient } from "$lib/table.svelte";
import type { Chances, Created, HouseKey, Mistakes, Phrase, Proof } from "$lib/wire";
import { seenAt, type Seen } from "$lib/witness";
import { place, tell } from "$lib/story";

export type Verdict =
  | { is: "checking" }
  /** `as`: this browser gave a number for the luck, or has at least kept what it saw; or neither. */
  | { is: "genuine"; entries: number; as: "given" | "kept" | "about" }
  /** A check of the page's own failed, or the house's replay. */
  | { is: "false"; why: Flaw | Phrase | null }
  /** Something is not proved; or the house could not be asked. */
  | { is: "unknown"; gap: Gap | null };

const ASK_AGAIN = 700;

/** What is worked out bit by bit. */
interface Followed {
  chances: Chances;
  mistakes: Mistakes;
}

/** Standard errors within which 19 of 20 estimates are right. */
const NINETEEN_OF_TWENTY = 1.96;

function standing(file: MatchFile, seen: Seen | null): "given" | "kept" | "about" {
  if (!seen?.heads.length) return "about";
  return file.nonces.includes(seen.nonce) && seen.nonce ? "given" : "kept";
}

export class Aftermath {
  film: Film | null = $state.raw(null);
  /** As far as they are known. */
  chances: Chances | null = $state.raw(null);
  verdict: Verdict = $state.raw({ is: "checking" });
  /** What cost the reader most, as far as it is known; null for who only watched. */
  mistakes: Mistakes | null = $state.raw(null);
  /** What could not be fetched. */
  missing = $state({ film: false, chances: false, mistakes: false });

  private closed = false;

  constructor(readonly client: TableClient) {
    void this.fetchFilm();
    void this.fetchChances();
    if (client.me >= 0) void this.fetchMistakes();
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
  /** How many worlds have been played on so far. */
  readonly worlds = $derived.by(() => this.chances?.worlds ?? 0);
  /** How far off a chance may well be, between 0 and 1: nineteen of twenty are nearer. */
  readonly margin = $derived.by(() => NINETEEN_OF_TWENTY * Math.max(0, ...(this.chances?.errors ?? []).flat()));

  /** Chances as points in time, counted in chapters. */
  readonly course = $derived.by(() => {
    if (!this.chances || !this.story || this.chances.at.length < 2) return null;
    const { bounds } = this.story;
    return { at: this.frames.map((frame) => place(bounds, frame)), shares: this.chances.shares };
  });

  /** The frame of each moment whose chances are known. */
  readonly frames = $derived.by(() => (this.chances?.at ?? []).map((seq) => this.frameAt(seq)));

  /** The frame at which so many entries of the log had been made. */
  frameAt(seq: number): number {
    return this.story!.frames.findIndex((frame) => frame.seq >= seq);
  }

  async fetchFilm(): Promise<void> {
    this.missing.film = false;
    try {
      this.film = await filmOf(this.client.id, this.client.me, true);
    } catch (error) {
      this.fail(error);
      this.missing.film = true;
    }
  }

  fetchChances(): Promise<void> {
    return this.follow("chances", (found) => (this.chances = found));
  }

  fetchMistakes(): Promise<void> {
    return this.follow("mistakes", (found) => (this.mistakes = found));
  }

  /** Ask again until it is worked out. */
  private async follow<What extends keyof Followed>(what: What, hear: (found: Followed[What]) => void): Promise<void> {
    this.missing[what] = false;
    try {
      while (!this.closed) {
        const found = await get<Followed[What]>(this.path(what));
        hear(found);
        if (found.progress === 1) return;
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
      }
    } catch (error) {
      this.fail(error);
      this.missing[what] = true;
    }
  }

  /** A new table that goes on from a moment of this match. */
  async playFrom(at: number): Promise<string> {
    return (await post<Created>(this.path("again"), { at })).table;
  }

  /** The page checks the match's file itself; the house plays the whole match again. */
  async check(): Promise<void> {
    this.verdict = { is: "checking" };
    try {
      // Only who looks at the end of a game needs what the checks are made of.
      const [{ flawOf, gapOf }, file, proof, { key }] = await Promise.all([
        import("$lib/proof"),
        get<MatchFile>(this.path("record")),
        get<Proof>(this.path("proof")),
        get<HouseKey>("/api/key"),
      ]);
      const seen = seenAt(this.client.id);
      const { commitment, seed } = this.client.info!;
      const same = [file, proof].every((each) => each.seed === seed && each.commitment === commitment);
      const flaw = same ? flawOf(file, seen, key) : "seed";
      const gap = gapOf(file, seen);
      if (flaw !== null) this.verdict = { is: "false", why: flaw };
      else if (!proof.genuine) this.verdict = { is: "false", why: proof.problem };
      else if (gap !== null) this.verdict = { is: "unknown", gap };
      else this.verdict = { is: "genuine", entries: proof.entries, as: standing(file, seen) };
    } catch (error) {
      this.fail(error);
      this.verdict = { is: "unknown", gap: null };
    }
  }

  private path(what: string): string {
    return `/api/tables/${this.client.id}/${what}`;
  }

  private fail(error: unknown): void {
    if (!(error instanceof NotDone)) throw error;
  }
}
