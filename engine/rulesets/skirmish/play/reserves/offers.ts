import type { Situation, Wish } from '../../../../rules/playing.ts';
import type { PlanPoint } from '../../../../space/polygon.ts';
import type { Battle, Fighter } from '../state.ts';
import { stripAlong, zonesToEnterBy } from './where-to-enter.ts';

/** How far in somebody comes who comes on as usual. @unit millimetres */
const A_LITTLE = 60;

/** How somebody who has arrived may come onto the table: straight in where a zone over which he comes meets the edge, or by any way from there. */
export function wishesToEnter(fighter: Fighter, situation: Situation<Battle>): readonly Wish[] {
  const { model, abilities } = fighter;
  const { board } = situation.table;
  const shores = abilities.includes('marine') ? situation.state.waterEdges.map((edge) => stripAlong(edge, board.size)) : [];
  const outlines = [...zonesToEnterBy(fighter, situation).map((zone) => board.zones[zone]!.outline), ...shores];
  const { width, depth } = board.size;
  const onEdge = ({ x, z }: PlanPoint) => Math.abs(x) === width / 2 || Math.abs(z) === depth / 2;
  const straight = outlines.flatMap((outline) =>
    outline.flatMap((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      const alongX = Math.abs(a.x) === width / 2 && a.x === b.x;
      const alongZ = Math.abs(a.z) === depth / 2 && a.z === b.z;
      if (!onEdge(a) || !onEdge(b) || (!alongX && !alongZ)) return [];
      return [0.25, 0.5, 0.75].map((part): Wish => {
        const from = { x: a.x + (b.x - a.x) * part, y: 0, z: a.z + (b.z - a.z) * part };
        const to = alongX
          ? { ...from, x: from.x - Math.sign(from.x) * A_LITTLE }
          : { ...from, z: from.z - Math.sign(from.z) * A_LITTLE };
        const way = [from, to].map((at) => ({ kind: 'ground', at }));
        return { order: { kind: 'skirmish/enter', model, way }, model };
      });
    }),
  );
  return [...straight, { order: { kind: 'skirmish/enter', model }, model, open: ['way'], areas: outlines }];
}
