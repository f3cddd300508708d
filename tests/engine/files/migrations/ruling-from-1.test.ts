import { expect, test } from 'vitest';
import { rulingFrom1 } from '../../../../engine/files/migrations/ruling-from-1.ts';
import { sealRuling } from '../../../../engine/files/ruling-seals.ts';
import { checkRuling, openRuling, skirmish, writeRulingFile } from '../../../../engine/index.ts';
import { rulingOn } from '../../../support/rulings.ts';
import { boardOf, box, man, piece } from '../../../support/sight-board.ts';

/** A ruling that a push of half a millimetre turns, as it was written before the places of a turn were kept. */
function rulingOfFormat1(): string {
  const board = boardOf([piece('sheet', { a: box(-200, 0, 0, 3.5, 90, 0.5) })], [man('a', 0, -200), man('b', 0, 200)]);
  const now = writeRulingFile(rulingOn(board, 'a', 'b'));
  const withoutPlaces = (key: string, value: unknown) => (key === 'places' ? undefined : value);
  const { seals: _, ...file } = JSON.parse(now, withoutPlaces) as Record<string, unknown>;
  const old = { ...file, format: 1 };
  return JSON.stringify({ ...old, seals: sealRuling(old) });
}

const text = rulingOfFormat1();

test('a ruling of the first format opens, stands and is verified, but for the places that it never kept', () => {
  const opened = openRuling(text, [skirmish]);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  const { ruling, meshes, doubts, notices } = opened.value;
  expect([ruling.format, doubts, notices]).toEqual([2, [], []]);
  const { holds, questions } = checkRuling(ruling, meshes);
  expect(holds).toBe(true);
  expect(questions[0]!.checks.map(({ code }) => code)).toContain('proof/places-of-the-turn-were-not-kept');
});

test('a changed digit in it is caught all the same', () => {
  const opened = openRuling(text.replace(/"displacement":0\.\d/, '"displacement":0.9'), [skirmish]);
  expect(opened.ok && opened.value.doubts.map(({ code, where }) => `${code} ${where}`)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^ruling\/value-changed rulings\[0\].*\.displacement$/)]),
  );
});

test('the step says that no places were kept, and leaves what is no ruling to be told as a fault', () => {
  const margin = { displacement: 0.5 };
  expect(rulingFrom1.change({ rulings: [{ asked: 1, outcome: { ok: true, value: { margins: [margin] } } }] })).toEqual({
    rulings: [{ asked: 1, outcome: { ok: true, value: { margins: [{ ...margin, places: null }] } } }],
  });
  const refused = { rulings: [{ outcome: { ok: false, problem: {} } }] };
  expect(rulingFrom1.change(refused)).toEqual(refused);
  for (const wrong of [{}, { rulings: 3 }, { rulings: [null, { outcome: 5 }, { outcome: { value: {} } }] }]) {
    expect(() => rulingFrom1.change(wrong)).not.toThrow();
  }
});
