/** Seals: the hash of a secret number, shown before the number is. */
import { blake2b } from "@noble/hashes/blake2.js";

const SECRET = /^[0-9a-f]{64}$/;
// As in the server's `commitment`: BLAKE2b of 32 bytes, for this purpose only.
const PURPOSE = new TextEncoder().encode("omerta seal".padEnd(16, "\0"));

export const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash of a seed or a nonce. Both are written in hexadecimal. */
export function commitment(secret: string): string {
  if (!SECRET.test(secret)) return "";
  return toHex(blake2b(fromHex(secret), { dkLen: 32, personalization: PURPOSE }));
}
