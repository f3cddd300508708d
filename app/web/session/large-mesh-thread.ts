import { fail } from '../../../engine/index.ts';
import { unreadable } from './fault-report.ts';
import type { MeshFiles } from './mesh-files.ts';
import { type LargeMeshNews, readLargeHere } from './read-large-here.ts';

const send = (news: LargeMeshNews) => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<MeshFiles>) => {
  readLargeHere(data, (progress) => send({ progress })).then(
    (reading) => send({ reading }),
    (error: unknown) => send({ reading: fail([unreadable(error)]) }),
  );
});
