// node tools/build-ray-kernel.mjs: compiles tools/ray-kernel/ray-kernel.ts (AssemblyScript) and writes its WebAssembly into the engine as text, so that
// a fresh clone needs no compiler. A test compiles it again and compares.
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'tools/ray-kernel/ray-kernel.ts');
export const generatedFile = join(root, 'engine/geometry/mesh/kernels/ray-kernel-code.ts');

/** The WebAssembly of the ray kernel, as bytes. */
export async function compileRayKernel() {
  const { default: asc } = await import('assemblyscript/asc');
  let code = null;
  const options = [
    '-O3',
    '--noAssert',
    '--converge',
    '--runtime',
    'stub',
    '--enable',
    'simd',
    '--importMemory',
    '--maximumMemory',
    '65536',
  ];
  const { error, stderr } = await asc.main(['ray-kernel.ts', '--outFile', 'ray-kernel.wasm', ...options], {
    readFile: (name) => (name === 'ray-kernel.ts' ? readFileSync(source, 'utf8') : null),
    writeFile: (name, contents) => {
      if (name === 'ray-kernel.wasm') code = contents;
    },
    listFiles: () => [],
  });
  if (error || !code) throw new Error(`the ray kernel does not compile:\n${stderr}`);
  return code;
}

/** The file of the engine that carries these bytes. */
export const generatedText = (
  code,
) => `/** Written by tools/build-ray-kernel.mjs from tools/ray-kernel/ray-kernel.ts: WebAssembly of ${code.length} bytes, base64. */
export const RAY_KERNEL_CODE =
  '${Buffer.from(code).toString('base64')}';
`;

if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url))) {
  const code = await compileRayKernel();
  writeFileSync(generatedFile, generatedText(code));
  console.log(`${code.length} bytes`);
}
