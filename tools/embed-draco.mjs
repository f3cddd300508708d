// node tools/embed-draco.mjs: writes the WebAssembly of the Draco decoder, as it comes in the package draco3d, into the engine as text, so that page,
// worker, Node and tests have it alike without fetching a file. Its memory is made to end at 512 MiB: a damaged file may ask for any amount. A test
// embeds it again and compares.
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const embeddedFile = join(root, 'engine/files/mesh/draco-code.ts');

const MEMORY_SECTION = 5;
const PAGES = 512 * 16;

/** The decoder with its memory bounded. */
export function boundedDecoder() {
  const code = new Uint8Array(readFileSync(join(root, 'node_modules/draco3d/draco_decoder.wasm')));
  const readNumber = (at) => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = code[at++];
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return { value, at };
    }
  };
  for (let at = 8; at < code.length; ) {
    const section = code[at];
    const size = readNumber(at + 1);
    if (section !== MEMORY_SECTION) {
      at = size.at + size.value;
      continue;
    }
    const count = readNumber(size.at);
    const isBounded = code[count.at] === 1;
    const least = readNumber(count.at + 1);
    const most = readNumber(least.at);
    if (count.value !== 1 || !isBounded || least.value > PAGES) throw new Error('the decoder has another memory than expected');
    for (let i = least.at, left = PAGES; i < most.at; i++, left = Math.floor(left / 128)) {
      code[i] = (left % 128) | (i + 1 < most.at ? 0x80 : 0);
    }
    return code;
  }
  throw new Error('the decoder has no memory of its own');
}

/** The file of the engine that carries these bytes. */
export const embeddedText = (
  code,
) => `/** Written by tools/embed-draco.mjs from the package draco3d (Apache-2.0): WebAssembly of ${code.length} bytes, base64. */
export const DRACO_CODE =
  '${Buffer.from(code).toString('base64')}';
`;

if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url))) {
  const code = boundedDecoder();
  writeFileSync(embeddedFile, embeddedText(code));
  console.log(`${code.length} bytes`);
}
