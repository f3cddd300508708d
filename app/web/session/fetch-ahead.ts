import { fetchMeshReaders, fetchPictureReaders, loadPhysics } from '../../../engine/index.ts';
import { openThreads } from './errands.ts';
import { followedTable } from './keep-searches.ts';

/** What must be fetched before it can be used, and is used sooner or later. One after the other, so that nothing stands still for long. */
const TO_FETCH: readonly (() => Promise<unknown>)[] = [
  loadPhysics,
  fetchMeshReaders,
  fetchPictureReaders,
  async () => openThreads(followedTable()),
  // Letters that other languages and people's names have.
  () => document.fonts.load('1em "Inter Variable"', 'őű'),
];

const whenIdle = (then: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(then) : setTimeout(then, 500);

/** Fetches, while nothing else is to be done, all that the page would fetch on first use: by then its server may have been stopped. */
export function fetchAhead(of: readonly (() => Promise<unknown>)[] = TO_FETCH): void {
  const [first, ...others] = of;
  if (!first) return;
  whenIdle(() => {
    // What cannot be had now is asked for again, and told of, when it is needed.
    const goOn = () => fetchAhead(others);
    first().then(goOn, goOn);
  });
}
