/** The page's own check that the seed shown after the game is the one sealed before it. */
import { blake2b } from "@noble/hashes/blake2.js";

const SEED = /^[0-9a-f]{64}$/;
// As in the server's `commitment`: BLAKE2b of 32 bytes, for this purpose only.
const PURPOSE = new TextEncoder().encode("omerta seal".padEnd(16, "\0"));

/** What is published of a seed before the game: its hash. Both are written in hexadecimal. */
export function commitment(seed: string): string {
  if (!SEED.test(seed)) return "";
  const bytes = Uint8Array.from(seed.match(/../g)!, (pair) => parseInt(pair, 16));
  const hash = blake2b(bytes, { dkLen: 32, personalization: PURPOSE });
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function seals(commitmentBefore: string, seed: string): boolean {
  const hash = commitment(seed);
  return hash !== "" && hash === commitmentBefore;
}
