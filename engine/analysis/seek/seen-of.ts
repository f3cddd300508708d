import type { Model } from '../../board/model.ts';
import { findEyes } from '../../geometry/measure/body-on-board.ts';
import type { Table } from '../../rules/table.ts';
import type { Figures } from '../field-patch.ts';
import type { Seek } from '../field-plan.ts';
import { figureAt } from '../figure-asked.ts';
import { keepMost, unknown } from './most.ts';

/** Which share does the figure see, from each place, of the target of which it sees most? @edge as for `findSeenFrom` */
export function findSeenOf(
  { space }: Table,
  figure: Model,
  { targets, accuracy }: Extract<Seek, { kind: 'seen-of' }>,
  places: Float64Array,
): Figures {
  const count = places.length / 3;
  const found = unknown(count);
  const eyesAt = Array.from({ length: count }, (_, place) =>
    findEyes(figureAt(figure, places[3 * place]!, places[3 * place + 1]!, places[3 * place + 2]!), figure.stance),
  );
  const eyes = new Float64Array(3 * count);
  for (let member = 0; member < (eyesAt[0]?.length ?? 0); member++) {
    eyesAt.forEach((own, place) => {
      const { x, y, z } = own[member]!.at;
      eyes.set([x, y, z], 3 * place);
    });
    for (const { to, target, blockers } of targets) {
      const { atLeast, atMost, inside } = space.shares({ from: figure.id, to, target, blockers, eyes, accuracy });
      const shut = new Set(inside.map(({ eye }) => eye));
      for (let place = 0; place < count; place++) {
        if (!shut.has(place)) keepMost(found, place, { atLeast: atLeast[place]!, atMost: atMost[place]! });
      }
    }
  }
  return found;
}
