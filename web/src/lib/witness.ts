/**
 * What this browser has seen of a table, kept here, so that the house cannot tell another story after the game:
 * the fingerprint of the seed, the number this browser gave for the luck, the seals of all, and heads of the chain.
 *
 * Before the first card the browser draws a number, the nonce. It sends the nonce's hash, its seal, when it sits down,
 * and the nonce itself when the seals of all have been shown (`server/dealing.py`).
 */
import { get, post } from "./http";
import { commitment, toHex } from "./seal";
import type { ToSay } from "./unsent";
import type { CreateTable, Created, HouseKey, Now, TableInfo } from "./wire";

export interface Seen {
  commitment: string;
  /** The house's public key. */
  key: string;
  nonce: string;
  /** By seat, as they were shown before any nonce was given; empty if this browser has given none. */
  seals: string[];
  /** The last head, and each that was the last one when the game went back behind it. */
  heads: string[];
  /** The turn of the last head. */
  turn: number;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

const KEY = "omerta.seen.";
const MOST_TABLES = 60;

export function seenAt(table: string): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Seen | null;
  } catch {
    return null;
  }
}

function keep(table: string, seen: Seen): void {
  try {
    if (localStorage.getItem(KEY + table) === null) dropOldest();
    localStorage.setItem(KEY + table, JSON.stringify(seen));
  } catch {
    // A browser that keeps nothing can compare nothing later.
  }
}

function dropOldest(): void {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  const age = (key: string) => seenAt(key.slice(KEY.length))?.at ?? 0;
  const old = tables.sort((one, other) => age(other) - age(one)).slice(MOST_TABLES - 1);
  for (const key of old) localStorage.removeItem(key);
}

const nothing = (): Seen => ({ commitment: "", key: "", nonce: "", seals: [], heads: [], turn: -1, at: Date.now() });

const drawn = () => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** Opens a table that begins as soon as this browser has given its number; gives the table's id. */
export async function openAndStart(wish: CreateTable): Promise<string> {
  const nonce = drawn();
  const sealed = { ...wish, start: true, seal: commitment(nonce) };
  const { table } = await post<Created>("/api/tables", sealed);
  keep(table, { ...nothing(), nonce });
  return table;
}

/** At one table, as long as the page is open. */
export class Witness {
  private seen: Seen;
  private seat = -1;
  private sealed = false;
  private given = false;

  constructor(
    private readonly table: string,
    private readonly say: (message: ToSay) => void,
  ) {
    this.seen = seenAt(table) ?? nothing();
  }

  /** The house may have forgotten what it was given before the connection was lost. */
  welcomed(): void {
    this.sealed = this.given = false;
  }

  look(info: TableInfo): void {
    if (!this.table || info.seed !== null) return; // a lesson; or it is over
    if (info.me !== this.seat) this.sealed = false;
    this.seat = info.me;
    this.remember(info);
    if (info.status !== "open" || info.me < 0) return;
    if (info.dealing === "nonces") this.give(info);
    else this.seal(info);
  }

  hear(now: Now): void {
    const { heads, turn } = this.seen;
    if (!now.head || (now.seq === turn && now.head === heads.at(-1))) return;
    if (now.seq > turn) heads.pop();
    this.seen = { ...this.seen, heads: [...heads, now.head], turn: now.seq };
    keep(this.table, this.seen);
  }

  private remember(info: TableInfo): void {
    if (this.seen.commitment) return;
    this.seen = { ...this.seen, commitment: info.commitment };
    keep(this.table, this.seen);
    void this.rememberKey();
  }

  private async rememberKey(): Promise<void> {
    const published = await get<HouseKey>("/api/key").catch(() => null);
    if (!published) return;
    this.seen = { ...this.seen, key: published.key };
    keep(this.table, this.seen);
  }

  private seal(info: TableInfo): void {
    if (!this.seen.nonce) {
      this.seen = { ...this.seen, nonce: drawn() };
      keep(this.table, this.seen);
    }
    const seal = commitment(this.seen.nonce);
    if (this.sealed || info.seals[info.me] === seal) return;
    this.sealed = true;
    this.say({ do: "seal", seal });
  }

  private give(info: TableInfo): void {
    const { nonce } = this.seen;
    // Another fingerprint than was shown first, or the seal of another browser: the number stays here.
    const expected = info.commitment === this.seen.commitment && info.seals[info.me] === commitment(nonce);
    if (this.given || !expected) return;
    this.given = true;
    this.seen = { ...this.seen, seals: info.seals };
    keep(this.table, this.seen);
    this.say({ do: "nonce", nonce });
  }
}
