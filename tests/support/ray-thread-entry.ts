import { parentPort } from 'node:worker_threads';
import { makeRayThread, type ToRayThread } from '../../engine/geometry/mesh/kernels/ray-thread.ts';

const hear = makeRayThread((message) => parentPort!.postMessage(message));
parentPort!.on('message', (message: ToRayThread) => hear(message));
