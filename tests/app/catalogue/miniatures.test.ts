import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMiniature, MINIATURE_IDS, makeModel } from '../../../app/catalogue/miniatures.ts';
import { checkBoard, withModel } from '../../../engine/index.ts';
import { REPOSITORY } from '../../support/source-file.ts';
import { emptyBoard } from './empty-board.ts';

const WANTED = { id: 'k', name: 'K', owner: 'red', unit: 'u', pose: { at: { x: 10, y: 0, z: 20 }, facing: 1 } };

describe('the miniatures of the catalogue', () => {
  test('are all that the assets hold, by ascending id', () => {
    const folders = readdirSync(join(REPOSITORY, 'assets/miniatures'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
    expect(MINIATURE_IDS).toEqual(folders);
    expect(folders).toContain('rifleman');
  });

  test.each(MINIATURE_IDS)('%s becomes a model that a board has nothing against', (id) => {
    const manifest = findMiniature(id)!;
    const made = makeModel(id, WANTED);
    if (!made.ok) throw new Error(JSON.stringify(made.problem));
    expect(made.value).toMatchObject({ ...WANTED, stance: manifest.sculptStance, base: manifest.base, body: manifest.body });
    expect(checkBoard(withModel(emptyBoard(), made.value), new Map())).toEqual([]);
  });

  test('can be told to hold themselves otherwise than their sculpts do', () => {
    const made = makeModel('rifleman', { ...WANTED, stance: 'prone' });
    expect(made.ok && made.value.stance).toBe('prone');
  });

  test('are named when there is none of that name', () => {
    expect(findMiniature('dragon')).toBeNull();
    expect(makeModel('dragon', WANTED)).toEqual({
      ok: false,
      problem: [{ code: 'catalogue/no-such-miniature', where: '', fill: { miniature: 'dragon' } }],
    });
  });
});
