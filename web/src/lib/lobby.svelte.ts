/**
 * The lobby as the house tells it, asked again and again.
 *
 * Every few seconds while somebody looks; slowly in a hidden tab, and only if one of the reader's
 * games is under way: then it may become their turn. What cannot be reached is said to be so,
 * since when, and comes back by itself.
 */
import { get } from "./http";
import { announce } from "./notify.svelte";
import { gameTitle } from "./text.svelte";
import type { Lobby, TableCard } from "./wire";

const LOOKED_AT = 4_000;
const HIDDEN = 30_000;
/** How long a table that was filled or left stays to be seen, so that no row vanishes under a finger. */
const FAREWELL = 15_000;

/** A table others may join, and why one that was there a moment ago no longer is. */
export interface OpenTable {
  card: TableCard;
  gone: "started" | "closed" | null;
}

export class LobbyWatch {
  lobby: Lobby | null = $state.raw(null);
  open: OpenTable[] = $state.raw([]);
  /** When the lobby was heard, by `performance.now()`: clocks run on from here. */
  heardAt = $state(0);
  /** Since when the house cannot be reached, by `Date.now()`; null while it can. */
  offlineSince: number | null = $state(null);

  /** The reader's tables: those that wait for them first, the most pressing on top. */
  readonly mine: TableCard[] = $derived(this.lobby?.mine.toSorted(byUrgency) ?? []);
  readonly waiting: TableCard[] = $derived(this.mine.filter((card) => card.my_turn));

  private timer = 0;
  private stopped = false;
  private goneAt = new Map<string, number>();

  /** Begin to look; returns how to stop. */
  watch(): () => void {
    const look = () => void this.refresh();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    look();
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
      clearTimeout(this.timer);
      this.stopped = true;
    };
  }

  async refresh(): Promise<void> {
    clearTimeout(this.timer);
    if (this.lobby && document.hidden && !this.underWay()) return;
    try {
      this.hear(await get<Lobby>("/api/lobby"));
      this.offlineSince = null;
    } catch {
      this.offlineSince ??= Date.now();
    }
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = window.setTimeout(() => void this.refresh(), document.hidden ? HIDDEN : LOOKED_AT);
  }

  private hear(lobby: Lobby): void {
    const before = this.lobby;
    this.open = this.keepFarewells(lobby);
    this.lobby = lobby;
    this.heardAt = performance.now();
    if (before) announceTurns(before, lobby);
  }

  private underWay(): boolean {
    return this.lobby?.mine.some((card) => card.status === "playing") ?? false;
  }

  /** The open tables, with those just gone at their old places. */
  private keepFarewells(lobby: Lobby): OpenTable[] {
    const still = new Map(lobby.open.map((card) => [card.id, card]));
    const rows: OpenTable[] = [];
    for (const { card } of this.open) {
      const now = still.get(card.id);
      if (now) {
        this.goneAt.delete(card.id);
        rows.push({ card: now, gone: null });
        still.delete(card.id);
        continue;
      }
      const since = this.goneAt.get(card.id) ?? Date.now();
      this.goneAt.set(card.id, since);
      const mine = lobby.mine.some(({ id }) => id === card.id);
      if (mine || Date.now() - since > FAREWELL) continue;
      const playing = lobby.playing.some(({ id }) => id === card.id);
      rows.push({ card, gone: playing ? "started" : "closed" });
    }
    return [...rows, ...[...still.values()].map((card) => ({ card, gone: null }))];
  }
}

function byUrgency(one: TableCard, other: TableCard): number {
  const leftOf = (card: TableCard) => card.left ?? Number.MAX_SAFE_INTEGER;
  return Number(other.my_turn) - Number(one.my_turn) || leftOf(one) - leftOf(other);
}

/** Say of every table that has begun to wait for the reader that it does. */
function announceTurns(before: Lobby, now: Lobby): void {
  const known = new Set(before.mine.filter((card) => card.my_turn).map((card) => card.id));
  for (const card of now.mine) {
    if (card.my_turn && !known.has(card.id)) {
      announce(card.title || gameTitle(card.game), card.id, `/t/${card.id}`);
    }
  }
}
