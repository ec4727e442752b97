/** Writes a compressed copy beside each file of the page that gets smaller by it, so that no server has to. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const FOLDER = new URL("../../src/omerta/page/assets/", import.meta.url);
const TEXT = /\.(css|js|json|svg)$/;

for (const name of readdirSync(FOLDER).filter((each) => TEXT.test(each))) {
  const whole = readFileSync(new URL(name, FOLDER));
  const copies = {
    br: brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }),
    gz: gzipSync(whole, { level: 9 }),
  };
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < whole.length) writeFileSync(new URL(`${name}.${ending}`, FOLDER), copy);
  }
}
