import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBrokenSeals, sealRuling } from '../../../engine/files/ruling-seals.ts';
import { copyOf } from '../../support/rulings.ts';

const file = {
  eyeline: 'ruling',
  settings: { a: 1, b: true },
  board: {
    size: { width: 600, depth: 600 },
    pieces: { wall: { id: 'wall', parts: { a: { x: 1, y: [1, 2, 3] } } } },
    models: { anna: { pose: { at: { x: 0, y: 0, z: 150 }, facing: 3 }, eyes: [] } },
  },
  meshes: {},
  rulings: [{ asked: { kind: 'sees' }, outcome: { ok: true, value: { share: 0.25, list: [1, 1, 1] } } }],
};
const sealed = () => copyOf({ ...file, seals: sealRuling(file) });

describe('the seals of a ruling', () => {
  test('hold for what they were made for, in whatever order its keys are', () => {
    expect(findBrokenSeals(sealed())).toEqual([]);
    const { seals, rulings, ...rest } = sealed();
    expect(findBrokenSeals({ seals, rulings, ...rest })).toEqual([]);
  });

  test('name the one value that was changed, and what it is now', () => {
    const changed = sealed();
    changed.board.models.anna.pose.at.z = 151;
    expect(findBrokenSeals(changed)).toEqual([{ kind: 'changed', where: 'board.models.anna.pose.at.z', found: '151' }]);
  });

  test('name two changes in two sections both', () => {
    const changed = sealed();
    changed.settings.b = false;
    changed.rulings[0]!.outcome.value.list[2] = 2;
    expect(findBrokenSeals(changed).map(({ where }) => where)).toEqual(['rulings[0].outcome.value.list[2]', 'settings.b']);
  });

  test('name the section where more than one of its values was changed, or something was put into it', () => {
    const twice = sealed();
    twice.board.models.anna.pose.at.z = 151;
    twice.board.models.anna.pose.facing = 2;
    expect(findBrokenSeals(twice)).toEqual([{ kind: 'changed', where: 'board.models.anna', found: '' }]);
    const more = sealed();
    more.rulings[0]!.outcome.value.list.push(1);
    expect(findBrokenSeals(more)).toEqual([{ kind: 'changed', where: 'rulings[0].outcome', found: '' }]);
  });

  test('name what was put in and what was taken out', () => {
    const { wall, ...others } = sealed().board.pieces;
    expect(wall.id).toBe('wall');
    const swapped = { ...sealed(), board: { ...sealed().board, pieces: { ...others, fence: wall } } };
    expect(findBrokenSeals(swapped)).toEqual([
      { kind: 'added', where: 'board.pieces.fence', found: '' },
      { kind: 'missing', where: 'board.pieces.wall', found: '' },
    ]);
  });

  test('name themselves when it was they that were changed', () => {
    const other = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
    const changed = sealed();
    changed.seals.sections['board.models.anna']!.hash = other(changed.seals.sections['board.models.anna']!.hash);
    expect(findBrokenSeals(changed).map(({ kind, where }) => [kind, where])).toEqual([
      ['seal-changed', 'seals.sections["board.models.anna"].hash'],
    ]);
    const traced = sealed();
    traced.seals.sections.settings!.trace = other(traced.seals.sections.settings!.trace);
    expect(findBrokenSeals(traced).map(({ where }) => where)).toEqual(['seals.sections.settings.trace']);
    const whole = sealed();
    whole.seals.whole = other(whole.seals.whole);
    expect(findBrokenSeals(whole).map(({ where }) => where)).toEqual(['seals.whole']);
    expect(findBrokenSeals({ ...sealed(), seals: 'none' }).map(({ where }) => where)).toEqual(['seals']);
  });

  test('name any single changed value of any document', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 40 }), fc.nat(), fc.integer(), (values, at, next) => {
        const index = at % values.length;
        fc.pre(values[index] !== next);
        const one = { eyeline: 'ruling', rulings: [{ asked: {}, outcome: values }] };
        const seals = sealRuling(one);
        const changed = { ...one, seals, rulings: [{ asked: {}, outcome: values.with(index, next) }] };
        expect(findBrokenSeals(changed)).toEqual([
          { kind: 'changed', where: `rulings[0].outcome[${index}]`, found: String(next + 0) },
        ]);
      }),
    );
  });
});
