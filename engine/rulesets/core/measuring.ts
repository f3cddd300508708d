import type { Refusal } from '../../outcome/refusal.ts';
import { type Result, succeed } from '../../outcome/result.ts';
import type { MeasuringBook } from '../../rules/measuring/book.ts';
import type { Table } from '../../rules/rule-set.ts';
import { agreedSettings } from '../../rules/settings.ts';
import type { Measured } from '../../ruling/measure-question.ts';
import { CORE_SETTINGS, type CoreSettings } from './settings.ts';
import { CORE_ID } from './verdict.ts';

/** What was agreed at this table, and how the core concepts measure under it. @refuses what these rules do not leave to the players */
export function openMeasuring(table: Table): Result<{ readonly agreed: CoreSettings; readonly book: MeasuringBook }, Refusal> {
  const settings = agreedSettings(CORE_SETTINGS, table.settings);
  if (!settings.ok) return settings;
  const agreed = settings.value as CoreSettings;
  return succeed({ agreed, book: bookOf(table, agreed) });
}

/**
 * Everything is measured from the nearest part of the base, a solid of some thickness, and straight; areas reach from the table to the sky, so that what
 * counts is seen from above. @clause CR-MEAS-3 to 8, CR-WITH-1 to 9, CR-WITH-11, CR-CLOS-1 to 3, CR-QTR-3, CR-QTR-4
 */
const bookOf = (table: Table, agreed: CoreSettings): MeasuringBook => ({
  table,
  ruleSet: CORE_ID,
  bases: { kind: 'base-solids', thickness: agreed.baseThickness, ovals: agreed.ovalBases },
  ovals: agreed.ovalBases,
  thickness: agreed.baseThickness,
  counts: (from, to) => {
    if (isGround(from) || isGround(to)) return { by: 'level', clause: 'CR-MEAS-8' };
    if (agreed.measureMode === 'horizontal') return { by: 'level', clause: 'CR-MEAS-5' };
    const units = from.kind === 'unit' || to.kind === 'unit';
    return { by: 'base-solids', clause: units ? 'CR-MEAS-7' : isModel(from) && isModel(to) ? 'CR-MEAS-5' : 'CR-MEAS-8' };
  },
  headOverPoint: 0,
  piecesAre: 'ground',
  limitFor: (limit) => limit,
  clauses: {
    within: 'CR-WITH-2',
    unitWithin: 'CR-WITH-3',
    inArea: (of) => (of.kind === 'quarter' ? 'CR-QTR-3' : of.kind === 'objective' ? 'CR-EXT-6' : 'CR-WITH-2'),
    wholly: 'CR-WITH-4',
    unitWholly: 'CR-WITH-5',
    whollyInArea: (of) => (of.kind === 'quarter' ? 'CR-QTR-4' : 'CR-WITH-7'),
    closest: 'CR-CLOS-1',
    tie: 'CR-CLOS-2',
  },
  whollyOfUnit: agreed.whollyUnit,
  slack: agreed.measureSlack,
  closeBy: agreed.closeCallTolerance,
});

const isModel = ({ kind }: Measured) => kind === 'model';
const isGround = ({ kind }: Measured) => ['terrain', 'zone', 'objective', 'quarter', 'edge'].includes(kind);
