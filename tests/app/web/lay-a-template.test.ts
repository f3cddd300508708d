import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { undo } from '../../../app/web/session/board-intents.ts';
import { fateOf, hitsOf, litOfTemplate, reasonsOf } from '../../../app/web/session/laid-template.ts';
import { playBy } from '../../../app/web/session/rules-intents.ts';
import { read, write } from '../../../app/web/session/session.ts';
import { askLob, askShot, giveShot, layWhereItLands, seekBestPlace, throwShot } from '../../../app/web/session/shot-intents.ts';
import { keepShotLimits } from '../../../app/web/session/shot-limits.ts';
import {
  agreeOnLevel,
  chooseFirer,
  chooseTemplateShape,
  chooseWeapon,
  giveStrength,
  keepTemplate,
  layTemplateAt,
  liftTemplate,
  lightTemplate,
  lob,
} from '../../../app/web/session/template-intents.ts';
import { takeTool } from '../../../app/web/session/view-intents.ts';
import { throwFaces } from '../../../engine/index.ts';
import { blastBoard } from '../../support/blast-board.ts';
import { lay } from './table-in-hand.ts';

const template = () => read().template!;
const fates = () => Object.fromEntries(hitsOf(template().ruling).map((hit) => [hit.model, fateOf(hit)]));

let stop = () => {};
beforeEach(() => {
  write({ tool: 'sight', selected: null, looker: null, target: null, template: null });
  lay(blastBoard());
  stop = keepTemplate();
  takeTool('template');
  chooseTemplateShape({ kind: 'circle', diameter: 200 });
});
afterEach(() => {
  stop();
  write({ tool: 'sight', template: null });
});

describe('a template that is laid in a house of two floors', () => {
  test('hits who is seen from the burst, through a window too; floor and wall shield the others', () => {
    layTemplateAt({ x: 50, y: 0, z: 20 });
    expect(fates()).toEqual({ anna: 'hit', dora: 'hit', bela: 'exempt', cili: 'exempt' });
    lightTemplate({ model: 'cili' });
    const lit = litOfTemplate(template());
    expect(lit.flatMap((one) => (one.kind === 'sight' ? one.finding.stopped.map(({ by }) => by.kind) : []))).toContain('part');
  });

  test('reaches as high as the table agreed, in one step that can be taken back', () => {
    layTemplateAt({ x: 50, y: 0, z: 20 });
    const why = (model: string) => reasonsOf(template().ruling, model).map(({ says }) => says);
    agreeOnLevel('this-floor');
    expect(fates().bela).toBe('clear');
    expect(why('bela')).toContain('template/other-floor');
    undo();
    expect(fates().bela).toBe('exempt');
    chooseTemplateShape({ kind: 'circle', diameter: 120 });
    expect(why('bela')).toContain('template/too-high-or-low');
  });

  test('is lifted onto the next floor and back, and lies on its surface', () => {
    layTemplateAt({ x: 50, y: 0, z: 20 });
    liftTemplate(true);
    expect(template().ruling?.template.at.y).toBeCloseTo(76, 6);
    expect(fates().bela).toBe('hit');
    liftTemplate(false);
    expect(template().ruling?.template.at.y).toBe(0);
    liftTemplate(false);
    expect(template().at).toMatchObject({ x: 50, y: 0, z: 20 });
  });

  test('may not lie where its firer does not see, and where it hits most of those whom no wall shields is found', () => {
    chooseFirer('edit');
    layTemplateAt({ x: -80, y: 0, z: -200 });
    const placing = template().ruling?.placing;
    expect(placing?.ok && placing.value.answer.allowed).toBe(false);
    expect(placing?.ok && placing.value.because[0]).toMatchObject({ clause: 'SK-PROX-2', says: 'place/hidden-by-piece' });
    seekBestPlace();
    // seen from above one place covers all four, but walls and the floor shield some of them wherever it bursts
    const { best, ruling } = template();
    expect(best?.ok && best.value.answer.most).toBe(2);
    expect(ruling?.placing?.ok && ruling.placing.value.answer.allowed).toBe(true);
    const hit = hitsOf(ruling).filter(({ outcome }) => outcome === 'hit');
    expect(hit.map(({ model }) => model).sort()).toEqual(best?.ok && best.value.answer.places[0]!.models);
  });

  test('is laid only as far as its firer throws, and how far that is lies on the table [SK-GREN-2]', () => {
    const stopLimits = keepShotLimits();
    chooseWeapon('grenade');
    chooseFirer('edit');
    lob(true);
    giveStrength(4);
    layTemplateAt({ x: 61, y: 0, z: 80 });
    const { placing } = template().ruling!;
    expect(placing?.ok && placing.value.because[0]).toMatchObject({
      says: 'throw/too-far',
      clause: 'SK-GREN-2',
      fill: { limit: 160 },
    });
    const [limit] = read().shotLimits;
    expect(limit?.limit).toBe(160);
    expect(limit!.lines.length).toBeGreaterThan(20);
    giveStrength(0);
    expect(read().shotLimits).toEqual([]);
    stopLimits();
  });

  test('lands where its dice send it, and is laid there in one step', () => {
    chooseFirer('edit');
    layTemplateAt({ x: 200, y: 0, z: 200 });
    askShot(() => {});
    expect(template().shot.wants).toEqual(['roll']);
    giveShot({ natural: 2 });
    expect(template().shot.wants).toEqual(['roll', 'direction']);
    giveShot({ direction: { by: 'arrow', facing: Math.PI } });
    const { result } = template().shot;
    expect(result?.ok && result.value.answer).toMatchObject({ hit: false, distance: 150, offTable: false });
    layWhereItLands();
    expect(template().ruling?.template.at.z).toBeCloseTo(50, 3);
    expect(template().shot.result).toBeNull();
  });

  test('is thrown for with a secret by which anybody throws the same', () => {
    chooseFirer('edit');
    layTemplateAt({ x: 200, y: 0, z: 200 });
    throwShot();
    const { thrown, natural, result } = template().shot;
    expect(result?.ok).toBe(true);
    expect(natural).toBe(throwFaces([thrown!.secret], 0, 1, 10)[0]);
    expect(thrown?.throws[0]).toBe(`1d10: ${natural}`);
  });

  test('cannot be lobbed under the floor of a house, and the piece that closes the way is known', () => {
    chooseFirer('edit');
    layTemplateAt({ x: -20, y: 0, z: -20 });
    askLob();
    const { lobbing } = template();
    expect(lobbing?.ok && lobbing.value.answer.allowed).toBe(false);
    expect(lobbing?.ok && lobbing.value.because.map(({ says }) => says)).toContain('lob/is-closed-by');
  });

  test('is another one under other rules, and put away with its tool', () => {
    chooseWeapon('gas');
    playBy('battle');
    expect(template()).toMatchObject({ weapon: 'blast', shape: { kind: 'circle', diameter: 76.2 } });
    takeTool('sight');
    expect(read().template).toBeNull();
    undo();
  });
});
