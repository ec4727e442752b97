/**
 * The lobby as the house tells it: all of it at first, then what has changed.
 *
 * The line is open while somebody looks; in a hidden tab only if one of the reader's games is under
 * way: then it may become their turn. What cannot be reached is said to be so, since when, and comes
 * back by itself.
 */
import { announce } from "./notify.svelte";
import { gameTitle } from "./text.svelte";
import type { Lobby, TableCard, ToLobby } from "./wire";

/** Milliseconds until a lost line is opened again: sooner at first. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
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
  /** When the reader's tables were heard, by `performance.now()`: clocks run on from here. */
  heardAt = $state(0);
  /** Since when the house cannot be reached, by `Date.now()`; null while it can. */
  offlineSince: number | null = $state(null);

  /** The reader's tables: those that wait for them first, the most pressing on top. */
  readonly mine: TableCard[] = $derived(this.lobby?.mine.toSorted(byUrgency) ?? []);
  readonly waiting: TableCard[] = $derived(this.mine.filter((card) => card.my_turn));

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private farewells = 0;
  private stopped = false;
  private goneAt = new Map<string, number>();

  /** Begin to look; returns how to stop. */
  watch(): () => void {
    const look = () => this.look();
    const lose = () => this.socket?.close();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    addEventListener("offline", lose);
    look();
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
      removeEventListener("offline", lose);
      clearTimeout(this.timer);
      clearTimeout(this.farewells);
      this.stopped = true;
      // A browser complains of a line that is closed before it is open.
      if (this.socket?.readyState === WebSocket.CONNECTING) this.socket.onopen = () => this.socket?.close();
      else this.socket?.close();
    };
  }

  /** The house knows a line by who opened it: once they have a name, it is opened again. */
  reopen(): void {
    this.socket?.close();
  }

  private look(): void {
    clearTimeout(this.timer);
    if (this.lobby && document.hidden && !this.underWay()) this.socket?.close();
    else if (this.socket === null) this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    this.socket = socket;
    socket.onmessage = (event) => {
      this.tries = 0;
      this.offlineSince = null;
      this.receive(JSON.parse(event.data as string) as ToLobby);
    };
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    this.socket = null;
    if (this.stopped || (this.lobby && document.hidden && !this.underWay())) return;
    // A line that comes back at once was not missed.
    if (this.tries > 0) this.offlineSince ??= Date.now();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.look(), wait);
  }

  private receive(message: ToLobby): void {
    if (message.is !== "tables") this.heardAt = performance.now();
    if (message.is === "lobby") this.hear(message.lobby);
    else if (!this.lobby) return;
    else if (message.is === "mine") this.hear({ ...this.lobby, mine: message.mine });
    else {
      const { open, playing, people, tables } = message;
      this.hear({ ...this.lobby, open, playing, people, tables });
    }
  }

  private hear(lobby: Lobby): void {
    const before = this.lobby;
    this.open = this.keepFarewells(lobby);
    this.lobby = lobby;
    if (before) announceTurns(before, lobby);
    clearTimeout(this.farewells);
    const leaving = this.open.some(({ gone }) => gone !== null);
    if (leaving) this.farewells = window.setTimeout(() => this.hear(lobby), FAREWELL);
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
      announce(card.title || gameTitle(card.game), `/t/${card.id}`);
    }
  }
}
