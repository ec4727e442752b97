/**
 * The page's own checks of a finished match, from its file: the seed, the numbers given for the luck, the chain and
 * its signature, and all of it against what this browser has kept (`witness.ts`). Whether every action was legal, only
 * the rules can say: the house replays the match, and so does `omerta match verify`.
 */
import { hashes, verify } from "@noble/ed25519";
import { blake2b } from "@noble/hashes/blake2.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";

import { commitment, fromHex, toHex } from "./seal";
import type { Seen } from "./witness";

hashes.sha512 = sha512;

/** What the checks need of a match's file (`kernel/record.py`). */
export interface MatchFile {
  omerta: number;
  game: string;
  rules: string;
  options: unknown;
  seats: unknown[];
  stepped: boolean;
  commitment: string;
  content: unknown;
  table: string;
  nonces: string[];
  seed: string | null;
  key: string;
  signature: string;
  log: { entry: unknown; check: string }[];
}

/** The first thing that is wrong; the message `after-proof-false-<flaw>` says it. */
export type Flaw = "seed" | "commitment" | "seals" | "changed" | "head" | "key" | "signature";

/** What is not proved though nothing is wrong; the message `after-proof-unknown-<gap>` says it. */
export type Gap = "unsigned" | "late";

const FIRST_SIGNED = 2; // the format
const CHECK_DIGITS = 16;
// As in the server's `derive`.
const DERIVE = new TextEncoder().encode("omerta derive".padEnd(16, "\0"));
const utf8 = (text: string) => new TextEncoder().encode(text);

export function flawOf(file: MatchFile, seen: Seen | null, key: string): Flaw | null {
  if (!file.seed || commitment(file.seed) !== file.commitment) return "seed";
  if (seen?.commitment && seen.commitment !== file.commitment) return "commitment";
  if (seen && file.nonces.some((nonce, seat) => nonce && seen.seals[seat] && commitment(nonce) !== seen.seals[seat]))
    return "seals";
  if (file.omerta < FIRST_SIGNED) return seen?.heads.length ? "head" : null;
  const heads = headsOf(file, file.seed);
  if (file.log.some(({ check }, n) => !heads[n + 1]!.startsWith(check) || check.length < CHECK_DIGITS))
    return "changed";
  if (seen && !seen.heads.every((kept) => heads.some((head) => head.startsWith(kept)))) return "head";
  if (!file.signature) return null;
  if (file.key !== (seen?.key || key)) return "key";
  return isSigned(file, heads.at(-1)!) ? null : "signature";
}

export function gapOf(file: MatchFile, seen: Seen | null): Gap | null {
  if (!file.signature) return "unsigned";
  return seen && seen.seals.length > 0 && !file.nonces.includes(seen.nonce) ? "late" : null;
}

/** The heads of the chain (`kernel/chain.py`): before the first entry, and after each. */
function headsOf(file: MatchFile, seed: string): string[] {
  const key = blake2b(utf8("chain"), { key: fromHex(seed), dkLen: 32, personalization: DERIVE });
  const settled = [
    ...[file.omerta, file.game, file.rules, file.options, file.seats, file.stepped],
    ...[file.commitment, file.content, file.table, file.nonces],
  ];
  let head = hmac(sha256, key, utf8(JSON.stringify(settled, inOrder)));
  const heads = [toHex(head)];
  for (const { entry } of file.log) {
    const written = utf8(JSON.stringify(entry));
    const hashed = new Uint8Array(head.length + written.length);
    hashed.set(head);
    hashed.set(written, head.length);
    head = hmac(sha256, key, hashed);
    heads.push(toHex(head));
  }
  return heads;
}

/** For JSON: the fields of an object by name, as the house writes what it hashes. */
function inOrder(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isSigned(file: MatchFile, head: string): boolean {
  try {
    return verify(fromHex(file.signature), utf8(`omerta head ${file.table} ${head}`), fromHex(file.key));
  } catch {
    return false;
  }
}
