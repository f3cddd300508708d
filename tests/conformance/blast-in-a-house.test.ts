import { describe, expect, test } from 'vitest';
import { type Model, openSpace, type Settings } from '../../engine/index.ts';
import { madeOf } from '../support/kit-pieces.ts';
import { boardOf, man } from '../support/sight-board.ts';
import { circle, hitsBy, laid, verdictOn } from '../support/template-questions.ts';

const houseWith = (wayUp: 'none' | 'ladder' | 'stairs') => ({
  ...madeOf('ruined-house', { damage: 0, floors: 2, roof: 'flat', door: 'open', wayUp, baysLong: 3, baysShort: 2 }),
  id: 'house',
});
const house = houseWith('none');
const indoors = man('ann', 40, 30);
/** On the first floor, over Ann. */
const upstairs = man('bob', 40, 30, { y: 76 });

/** What becomes of each man under a shell of this width that bursts on the ground floor, and why. */
function shell(
  width: number,
  at: { readonly x: number; readonly z: number; readonly y?: number },
  men: readonly Model[],
  settings: Settings = {},
  inside = house,
) {
  const { answer, because } = verdictOn(hitsBy(laid(circle(width), at.x, at.z, 0, at.y)), boardOf([inside], men), { settings });
  return {
    of: (id: string) => answer.hits.find(({ model }) => model === id)?.outcome,
    why: because.map(({ clause, says }) => `${clause} ${says}`),
  };
}

describe('A blast on the ground floor of a house of two storeys, as the product answers it', () => {
  test('SK-PROX-9: does not hit the first floor where it keeps to its own floor', () => {
    const found = shell(160, { x: 0, z: 0 }, [indoors, upstairs], { templateLevel: 'this-floor' });
    expect([found.of('ann'), found.of('bob')]).toEqual(['hit', 'not-under']);
    expect(found.why).toContain('SK-PROX-9 template/other-floor');
  });

  test('SK-PROX-9, SK-PROX-7: as a sphere it reaches the first floor only within its radius, and then the floor shields', () => {
    const near = shell(130, { x: 0, z: 0 }, [upstairs]);
    expect(near.of('bob')).toBe('not-under');
    expect(near.why).toContain('SK-PROX-9 template/too-high-or-low');
    const far = shell(160, { x: 0, z: 0 }, [upstairs]);
    expect(far.of('bob')).toBe('exempt');
    expect(far.why).toContain('SK-PROX-7 template/shielded-by-piece');
  });

  test('SK-PROX-7: a wall between burst and model shields it, and a window lets it through', () => {
    const { centre, width } = Object.values(house.openings).find(({ id }) => id.startsWith('window-back'))!.frame;
    const out = Math.sign(centre.z);
    const outside = (x: number) => man('cat', x, centre.z + out * 25);
    const through = shell(160, { x: centre.x, z: centre.z - out * 30 }, [outside(centre.x)]);
    expect(through.of('cat')).toBe('hit');
    expect(through.why).toContain('SK-PROX-10 template/seen-from-burst');
    const beside = centre.x + width / 2 + 16;
    const behind = shell(160, { x: beside, z: centre.z - out * 30 }, [outside(beside + 14)]);
    expect(behind.of('cat')).toBe('exempt');
    expect(behind.why).toContain('SK-PROX-7 template/shielded-by-piece');
  });

  test.each(['ladder', 'stairs'] as const)(
    'SK-PROX-7, SK-PROX-9: through the hole in the floor over the %s it hits a man on the first floor, as a sphere and not on its own floor',
    (wayUp) => {
      const open = houseWith(wayUp);
      const space = openSpace(boardOf([open], []), new Map()).queries;
      const hasFloor = (x: number, z: number) => space.surfacesAt({ x, z }).some(({ height }) => height === 76);
      const grid = Array.from({ length: 60 }, (_, i) => 4 * i - 118);
      const within = ({ x, z }: { x: number; z: number }) => Math.abs(x) < 88 && Math.abs(z) < 60;
      const hole = grid.flatMap((x) => grid.map((z) => ({ x, z }))).filter((at) => within(at) && !hasFloor(at.x, at.z));
      const [x, deep] = [mean(hole.map((at) => at.x)), mean(hole.map((at) => at.z))];
      // on the table under the hatch, and on the steps of the flight
      const y = Math.max(...space.surfacesAt({ x, z: deep }).flatMap(({ height }) => (height < 76 ? [height] : [])));
      const middle = { x, y, z: deep };
      // towards the middle of the house, with his middle just over the floor
      const way = -Math.sign(middle.z);
      let z = middle.z;
      while (!hasFloor(middle.x, z)) z += way;
      const above = man('bob', middle.x, z + way * 4, { y: 76 });
      const seen = shell(160, middle, [above], {}, open);
      expect(seen.of('bob')).toBe('hit');
      expect(seen.why).toContain('SK-PROX-10 template/seen-from-burst');
      expect(shell(160, middle, [above]).of('bob')).toBe('exempt');
      expect(shell(160, middle, [above], { templateLevel: 'this-floor' }, open).of('bob')).toBe('not-under');
    },
  );
});

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
