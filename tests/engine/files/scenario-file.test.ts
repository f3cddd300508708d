import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canonicalText } from '../../../engine/document/canonical-form.ts';
import { scenarioJsonSchema } from '../../../engine/files/scenario-json-schema.ts';
import { readScenarioFile } from '../../../engine/index.ts';
import { REPOSITORY } from '../../support/source-file.ts';

const SCHEMA = join(REPOSITORY, 'docs', 'scenario.schema.json');
const good = {
  eyeline: 'scenario',
  format: 1,
  title: { en: 'A wall', hu: 'Egy fal' },
  story: { en: 'Two men and a wall.', hu: 'Két ember meg egy fal.' },
  author: 'Ada',
  licence: 'MIT',
  ruleSet: 'skirmish',
  settings: { hiddenSetUp: 'secret' },
  seats: ['blue', 'red'],
  plan: ['board "A wall" 60 x 60', 'side red "Reds" #c4553b', 'side blue "Blues" #3b72b8', 'model kovacs rifleman red at 10,20'],
  forces: { target: 7 },
};
const faultsOf = (changes: object) => {
  const read = readScenarioFile(JSON.stringify({ ...good, ...changes }));
  return read.ok ? [] : read.problem.map(({ code, where }) => [code, where]);
};

describe('a scenario file', () => {
  test('gives its words, its plan and its forces', () => {
    const read = readScenarioFile(JSON.stringify(good));
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { plan, ...rest } = read.value;
    const { eyeline: _word, format: _format, plan: _lines, ...kept } = good;
    expect(rest).toEqual({ ...kept, names: {} });
    expect(plan.models).toMatchObject([{ id: 'kovacs', miniature: 'rifleman', side: 'red', place: { x: 100, z: 200 } }]);
  });

  test.each<readonly [string, object, readonly (readonly [string, string])[]]>([
    ['another file', { eyeline: 'game' }, [['scenario/not-a-scenario', 'eyeline']]],
    ['another format', { format: 2 }, [['document/not-one-of', 'format']]],
    ['a language that is missing', { title: { en: 'A wall' } }, [['document/key-missing', 'title.hu']]],
    ['a field that is not known', { map: 1 }, [['document/key-unknown', 'map']]],
    ['a word of the plan that is not known', { plan: [...good.plan, 'castle keep'] }, [['board-plan/unknown-word', 'plan[4]']]],
    ['a plan without a board', { plan: ['side red "Reds" #c4553b'] }, [['board-plan/no-board-line', 'plan']]],
    ['a seat without a side', { seats: ['red', 'green'] }, [['scenario/no-such-seat', 'seats[1]']]],
  ])('is not read with %s, and says where', (_what, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  /** `EYELINE_WRITE=1 npx vitest run --project engine tests/engine/files/scenario-file.test.ts` writes the file anew. */
  test('has the form that the schema in docs/ says', () => {
    const text = canonicalText(scenarioJsonSchema());
    if (process.env.EYELINE_WRITE === '1') writeFileSync(SCHEMA, text);
    expect(readFileSync(SCHEMA, 'utf8')).toBe(text);
  });
});
