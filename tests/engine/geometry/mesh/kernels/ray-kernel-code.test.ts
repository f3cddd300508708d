import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileRayKernel, generatedFile, generatedText } from '../../../../../tools/build-ray-kernel.mjs';

test('the kernel in the engine is what its source compiles to', async () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(generatedText(await compileRayKernel()));
});
