import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boundedDecoder, embeddedFile, embeddedText } from '../../../../tools/embed-draco.mjs';

test('the embedded Draco decoder is the one of the package, with its memory bounded, and runs', () => {
  const code = boundedDecoder();
  expect(readFileSync(embeddedFile, 'utf8')).toBe(embeddedText(code));
  expect(WebAssembly.validate(code)).toBe(true);
});
