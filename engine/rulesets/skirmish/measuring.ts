import type { Refusal } from '../../outcome/refusal.ts';
import { type Result, succeed } from '../../outcome/result.ts';
import type { Counted, MeasuringBook } from '../../rules/measuring/book.ts';
import type { Table } from '../../rules/rule-set.ts';
import { agreedSettings } from '../../rules/settings.ts';
import type { Measured } from '../../ruling/measure-question.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { HEAD_OVER_POINT } from './body-policy.ts';
import { CONTACT_DISTANCE, contactLimit, contactMeasure } from './contact-distance.ts';
import { seenOfHull } from './hull-in-sight.ts';
import { SKIRMISH_SETTINGS, type SkirmishSettings } from './settings.ts';
import { SKIRMISH_ID } from './verdict.ts';

/** What was agreed at this table, and how the skirmish rules measure under it. @refuses what these rules do not leave to the players */
export function openMeasuring(
  table: Table,
): Result<{ readonly agreed: SkirmishSettings; readonly book: MeasuringBook }, Refusal> {
  const settings = agreedSettings(SKIRMISH_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as SkirmishSettings;
  return succeed({ agreed, book: bookOf(table, agreed) });
}

/** From head to head, unless the thing has no head or the distance is so short that only bases can be so near. @clause SK-DIST-1 to 7 */
const bookOf = (table: Table, agreed: SkirmishSettings): MeasuringBook => ({
  table,
  ruleSet: SKIRMISH_ID,
  bases: { kind: 'bases' },
  ovals: 'ellipse',
  thickness: 0,
  counts: (from, to, limit) => counted(isFigure(from) ? to : from, limit, agreed),
  toWhatIsSeen: (from, to) => seenOfHull(table, agreed, from, to),
  headOverPoint: HEAD_OVER_POINT,
  piecesAre: 'solids',
  limitFor: (limit) => (limit <= CONTACT_DISTANCE ? contactLimit(agreed, limit) : limit),
  clauses: {
    within: 'SK-GEN-12',
    unitWithin: 'SK-DIST-7',
    inArea: () => 'SK-SETUP-4',
    wholly: null,
    unitWholly: 'SK-SETUP-4',
    whollyInArea: ({ kind }) => (kind === 'zone' ? 'SK-SETUP-4' : null),
    closest: 'SK-DIST-1',
    tie: 'SK-GEN-3',
  },
  whollyOfUnit: 'union',
  slack: 0,
  closeBy: agreed.closeCallTolerance,
});

const isFigure = ({ kind }: Measured) => kind === 'model' || kind === 'unit';

/** What counts from a figure to something else, or to another figure. */
function counted(to: Measured, limit: Millimetres | null, agreed: SkirmishSettings): Counted {
  if (isFigure(to)) {
    const short = limit !== null && limit <= CONTACT_DISTANCE;
    return short
      ? { by: contactMeasure(agreed) === 'heads' ? 'heads' : 'bases', clause: 'SK-DIST-2' }
      : { by: 'heads', clause: 'SK-DIST-1' };
  }
  if (to.kind === 'point' || to.kind === 'objective') return { by: 'heads', clause: 'SK-DIST-4' };
  if (to.kind === 'terrain') return { by: 'bases', clause: 'SK-DIST-5' };
  return { by: 'level', clause: to.kind === 'zone' ? 'SK-SETUP-4' : 'SK-GEOM-13' };
}
