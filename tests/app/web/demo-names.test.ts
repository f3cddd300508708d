import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoIn } from '../../../app/web/session/demo-names.ts';
import { speak } from '../../../app/web/session/language.ts';
import { openingNumber } from '../../../app/web/session/opening-number.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { en } from '../../../app/wording/en.ts';
import { hu } from '../../../app/wording/hu.ts';
import { readBoardFile, withModel } from '../../../engine/index.ts';
import { DEMO_BOARD } from '../cli/command-line-runs.ts';

const file = readBoardFile(readFileSync(DEMO_BOARD, 'utf8'));
if (!file.ok) throw new Error('the demo board cannot be read');
const { board } = file.value;

describe('the demo board', () => {
  test('has a name in every language for all that has no name of its own', () => {
    const inHungarian = demoIn('hu', board);
    for (const one of [...Object.values(inHungarian.pieces), ...Object.values(inHungarian.sides)])
      expect(Object.values(hu)).toContain(one.name);
    expect(inHungarian.meta.name).toBe('Malom utca');
    expect([inHungarian.models.kovacs?.name, inHungarian.models.lorry?.name]).toEqual(['Kovács', 'Teherautó']);
    for (const key of Object.keys(en).filter((one) => one.startsWith('demo.'))) expect(hu).toHaveProperty([key]);
  });

  test('is in English what its file says, and comes back from Hungarian unchanged', () => {
    expect(demoIn('en', board)).toEqual(board);
    expect(demoIn('en', demoIn('hu', board))).toEqual(board);
  });

  test('changes its names with the language, in what was done before too, and leaves the names that somebody gave', () => {
    const renamed = withModel(board, { ...board.models.lorry!, name: 'Big Bertha' });
    const document = { board: renamed, meshes: new Map(), fromDemo: true } as const;
    write({ document, past: [{ ...document, board }], future: [], looker: null, target: null, language: 'en' });
    speak('hu');
    expect(read().document.board.models.lorry?.name).toBe('Big Bertha');
    expect(read().document.board.pieces.hedge?.name).toBe('Sövény');
    expect(read().past[0]?.board.models.lorry?.name).toBe('Teherautó');
    speak('en');
    expect(read().document.board).toEqual(renamed);
  });

  test('is left alone where somebody opened it as a board of his own', () => {
    write({ document: { board, meshes: new Map() }, past: [], future: [] });
    speak('hu');
    expect(read().document.board).toBe(board);
  });
});

test('openings are told apart by their number among those of their kind', () => {
  const { house } = board.pieces;
  const windows = Object.values(house!.openings).filter(({ kind }) => kind === 'window');
  expect(windows.map((one) => openingNumber(house!, one))).toEqual(windows.map((_, index) => index + 1));
});
