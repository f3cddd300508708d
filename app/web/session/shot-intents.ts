import { throwFaces } from '../../../engine/index.ts';
import { writeTemplate } from './asking-template.ts';
import { run } from './errands.ts';
import type { LaidTemplate } from './laid-template.ts';
import { agreementOf } from './rule-set.ts';
import { read } from './session.ts';
import { NO_SHOT, type Shot, type Wanted, wantedBy } from './shot.ts';
import { layTemplateAt, liesAt } from './template-intents.ts';
import type { Ruled, ScatterQuestion } from './template-questions.ts';

const DEGREE = Math.PI / 180;
/** A direction is thrown with a die of so many faces, two degrees each. */
const DIRECTIONS = 180;

const writeShot = (change: Partial<Shot>) => {
  const { template } = read();
  if (template) writeTemplate({ shot: { ...template.shot, ...change } });
};

/** Says what one of the dice shows, and asks where the shot then lands. */
export function giveShot(change: Partial<Pick<Shot, 'skill' | 'needed' | 'natural' | 'direction' | 'dice'>>): void {
  writeShot({ ...change, thrown: null });
  askShot(() => {});
}

/** Asks where the shot lands; `refused` hears what the rules ask for before they can say. */
export function askShot(refused: (wanted: Wanted) => void): void {
  const { template, document } = read();
  if (!template || template.firer === null) return;
  const { shot, weapon, firer, lobbed } = template;
  const { skill, needed, natural, direction, dice } = shot;
  const question: ScatterQuestion = {
    kind: 'scatter',
    weapon,
    firer,
    aim: liesAt(template),
    indirect: lobbed,
    roll: natural === null ? null : { skill, needed, natural },
    direction,
    dice,
  };
  run('scatter', { question, agreed: agreementOf(document) }, document, (result) => take(template, result, refused));
}

function take(asked: LaidTemplate, result: Ruled<ScatterQuestion>, refused: (wanted: Wanted) => void): void {
  const { template } = read();
  if (!template || template.at !== asked.at || template.firer !== asked.firer || template.weapon !== asked.weapon) return;
  const wanted = wantedBy(result);
  const { wants, count } = template.shot;
  writeShot({
    result,
    wants: wanted && !wants.includes(wanted) ? [...wants, wanted] : wants,
    count: result.ok ? count : Number(result.problem.fill.count ?? count),
  });
  if (wanted) refused(wanted);
}

/** Throws every die that the rules ask for, one after the other, until they say where the shot lands. */
export function throwShot(): void {
  const { template } = read();
  if (!template) return;
  const secret = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { skill, needed } = template.shot;
  writeShot({ ...NO_SHOT, skill, needed, thrown: { secret, throws: [] } });
  askShot(throwFor);
}

function throwFor(wanted: Wanted): void {
  const { template } = read();
  const thrown = template?.shot.thrown;
  if (!thrown) return;
  const { secret } = thrown;
  const throws = [...thrown.throws];
  const next = (dice: number, sides: number) => {
    const faces = throwFaces([secret], throws.length, dice, sides);
    throws.push(`${dice}d${sides}: ${faces.join(' ')}`);
    return faces;
  };
  const facing = () => next(1, DIRECTIONS)[0]! * (360 / DIRECTIONS) * DEGREE;
  switch (wanted) {
    case 'roll':
      writeShot({ natural: next(1, 10)[0]! });
      break;
    case 'direction':
      writeShot({ direction: { by: 'arrow', facing: facing() } });
      break;
    case 'scatter-die':
      // two of its six faces show HIT
      writeShot({ direction: next(1, 6)[0]! <= 2 ? { by: 'hit' } : { by: 'arrow', facing: facing() } });
      break;
    case 'die-of-six':
      writeShot({ direction: { by: 'd6', face: next(1, 6)[0]! } });
      break;
    case 'dice':
      writeShot({ dice: next(template.shot.count, 6) });
      break;
  }
  writeShot({ thrown: { secret, throws } });
  askShot(throwFor);
}

/** Lays the template where the shot lands. */
export function layWhereItLands(): void {
  const { template } = read();
  if (template?.shot.result?.ok) layTemplateAt(template.shot.result.value.answer.lands);
}

/** Asks whether the shot may be lobbed at where the template lies. */
export function askLob(): void {
  const { template, document } = read();
  if (!template || template.firer === null) return;
  const { weapon, firer } = template;
  const question = {
    kind: 'indirect-shot',
    weapon,
    firer,
    aim: liesAt(template),
    range: null,
    needed: null,
    strength: null,
  } as const;
  run('indirect-shot', { question, agreed: agreementOf(document) }, document, (lobbing) => {
    const now = read().template;
    if (now?.at === template.at && now.firer === firer) writeTemplate({ lobbing });
  });
}

/** Looks for where the template hits most, and lays it there. */
export function seekBestPlace(): void {
  const { template, document } = read();
  if (!template || template.firer === null) return;
  const { weapon, shape, firer, range, strength, lobbed } = template;
  const question = { kind: 'best-placement', weapon, shape, firer, target: null, range, strength, indirect: lobbed } as const;
  writeTemplate({ seeking: true });
  run(
    'best-placement',
    { question, agreed: agreementOf(document) },
    document,
    (best) => {
      const now = read().template;
      writeTemplate({ seeking: false });
      if (
        !now ||
        now.firer !== firer ||
        now.weapon !== weapon ||
        now.shape !== shape ||
        now.range !== range ||
        now.strength !== strength ||
        now.lobbed !== lobbed
      )
        return;
      writeTemplate({ best });
      layAtBest(0);
    },
    () => writeTemplate({ seeking: false }),
  );
}

/** Lays it at one of the places that are as good as any. */
export function layAtBest(which: number): void {
  const { template } = read();
  const best = template?.best;
  const place = best?.ok ? best.value.answer.places[which] : undefined;
  if (!best || !place) return;
  layTemplateAt(place.at, place.facing);
  writeTemplate({ best });
}
