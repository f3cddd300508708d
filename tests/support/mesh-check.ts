import type { TriangleMesh } from '../../engine/index.ts';

/** What is wrong with a mesh that stands on the table: nothing, for every one that was placed. */
export function checkMesh({ positions, triangles, groups }: TriangleMesh): string[] {
  const wrong: string[] = [];
  const say = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const corners = positions.length / 3;
  say(triangles.length > 0 && triangles.length % 3 === 0, 'it has whole triangles');
  say(positions.every(Number.isFinite), 'every corner lies somewhere');
  say(
    positions.every((value) => Math.fround(value) === value && !Object.is(value, -0)),
    'single precision holds every number',
  );
  say(
    triangles.every((corner) => corner < corners),
    'every triangle has corners that are there',
  );
  const used = new Set(triangles);
  say(used.size === corners, 'every corner belongs to a triangle');
  const places = new Set(Array.from({ length: corners }, (_, i) => positions.subarray(i * 3, i * 3 + 3).join(' ')));
  say(places.size === corners, 'corners of one place are one');
  let flat = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t], triangles[t + 1], triangles[t + 2]];
    if (a === b || b === c || c === a) flat++;
  }
  say(flat === 0, 'no triangle has a corner twice');
  let next = 0;
  for (const { first, count } of groups) {
    say(first === next && count > 0, 'the parts follow one another');
    next = first + count;
  }
  say(next === triangles.length / 3, 'the parts are the whole');
  return wrong;
}
