import { compareMeasures, compareSides, summariseField } from '../../../engine/index.ts';
import { makeSpeaker } from '../../wording/speak.ts';
import type { Desk } from '../command.ts';
import type { Analysed } from './analyse-one.ts';

/** What was found of a board, in a few lines. */
export function sayAnalysis(
  { read: { board }, analysis, file }: Analysed,
  written: readonly string[],
  { language }: Desk,
): string {
  const { say } = makeSpeaker({ language, ruler: 'mm', board });
  const [best] = analysis.symmetry;
  const lines = [
    board.meta.name || file,
    ...(best
      ? [
          `  ${say('analyse.symmetry', { share: best.share, way: say(`symmetry/${best.map}`), moved: best.moved.length, alone: best.alone.length })}`,
        ]
      : []),
    `  ${say('analyse.findings', { count: analysis.findings.length })}`,
    ...(analysis.maps.length > 0 ? [`  ${say('analyse.maps', { count: analysis.maps.length })}`] : []),
    ...(written.length > 0 ? [`  ${say('analyse.written', { files: written.join(', '), count: written.length })}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The same for programs. */
export const jsonOfAnalysis = ({ hash, read: { board }, analysis }: Analysed) => ({
  eyeline: 'analysis',
  board: { name: board.meta.name, hash },
  engine: analysis.engine,
  wishes: analysis.wishes,
  findings: analysis.findings,
  symmetry: analysis.symmetry,
  exposures: analysis.exposures,
  measures: compareMeasures(board, analysis),
  lanes: analysis.lanes,
  times: analysis.times,
  chokePoints: analysis.chokePoints,
  floors: analysis.floors,
  differences: compareSides(board, analysis.exposures?.exposures ?? []),
  mends: analysis.mends,
  maps: analysis.maps.map(({ from, field }) => ({
    from,
    quantity: field.quantity,
    unit: field.unit,
    summary: summariseField(field),
  })),
});
