import { RAY_KERNEL_CODE } from './ray-kernel-code.ts';

/** Memory that WebAssembly works in. @unit pages of 64 KiB */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

/** What the ray kernel offers: see tools/ray-kernel/ray-kernel.ts. Places are bytes in its memory. */
export interface RayKernel {
  place(nodes: number, packs: number, stops: number, stack: number, blockers: number, reach: number): void;
  forget(): void;
  castAny(rays: number, count: number, out: number): void;
  castNearest(rays: number, count: number, out: number): void;
}

/** The little that is asked of WebAssembly. It is part of the language's surroundings in pages, workers and Node alike, but not of its library. */
interface WebAssemblyLike {
  validate(code: Uint8Array): boolean;
  readonly Memory: new (size: { readonly initial: number; readonly maximum: number }) => KernelMemory;
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}
declare const WebAssembly: WebAssemblyLike | undefined;

const LARGEST_MEMORY = 65536;

let compiled: object | null | undefined;

/** The compiled kernel; null where there is no WebAssembly or it has no vectors of 128 bits. */
function compiledKernel(): object | null {
  if (compiled !== undefined) return compiled;
  compiled = null;
  if (typeof WebAssembly === 'undefined') return compiled;
  const code = bytesOf(RAY_KERNEL_CODE);
  if (WebAssembly.validate(code)) compiled = new WebAssembly.Module(code);
  return compiled;
}

/** The ray kernel with memory of its own, or null where it cannot run. */
export function startRayKernel(bytes: number): { readonly kernel: RayKernel; readonly memory: KernelMemory } | null {
  const module = compiledKernel();
  const pages = Math.ceil(bytes / 65536);
  if (!module || typeof WebAssembly === 'undefined' || pages > LARGEST_MEMORY) return null;
  const memory = new WebAssembly.Memory({ initial: pages, maximum: LARGEST_MEMORY });
  const abort = () => {};
  const { exports } = new WebAssembly.Instance(module, { env: { memory, abort } });
  return { kernel: exports as RayKernel, memory };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a base64 text of our own making. */
function bytesOf(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const digit of digits) {
    held = ((held << 6) | DIGITS.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return bytes;
}
