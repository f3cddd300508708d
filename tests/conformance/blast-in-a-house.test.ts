import { describe, expect, test } from 'vitest';
import type { Model, Settings } from '../../engine/index.ts';
import { madeOf } from '../support/kit-pieces.ts';
import { boardOf, man } from '../support/sight-board.ts';
import { circle, hitsBy, laid, verdictOn } from '../support/template-questions.ts';

const house = {
  ...madeOf('ruined-house', { damage: 0, floors: 2, roof: 'flat', door: 'open', wayUp: 'none', baysLong: 3, baysShort: 2 }),
  id: 'house',
};
const indoors = man('ann', 40, 30);
/** On the first floor, over Ann. */
const upstairs = man('bob', 40, 30, { y: 76 });

/** What becomes of each man under a shell of this width that bursts on the ground floor, and why. */
function shell(width: number, at: { readonly x: number; readonly z: number }, men: readonly Model[], settings: Settings = {}) {
  const { answer, because } = verdictOn(hitsBy(laid(circle(width), at.x, at.z)), boardOf([house], men), { settings });
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
});
