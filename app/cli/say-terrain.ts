import { isTaken, proposalsOf, type TerrainAgreement, type TerrainGuess, type TerrainProposal } from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';
import { wrapped } from './columns.ts';
import { sayGuess } from './say-guess.ts';

/** What was guessed of a piece of terrain as a whole, a row for each. */
export function rowsOfTerrain({ standable, heightCategory, footprint }: TerrainGuess, say: Speaker['say']): readonly string[][] {
  return [
    [say('import.standable'), sayGuess(say(`import.standable-${standable.value ? 'yes' : 'no'}`), standable, say)],
    [say('import.category'), sayGuess(String(heightCategory.value), heightCategory, say)],
    [say('import.footprint'), say(footprint.because.code, footprint.because.fill)],
  ];
}

/** What is proposed of it one by one, and whether it is taken. */
export function sayProposals(terrain: TerrainGuess, agreement: TerrainAgreement, { say }: Speaker): readonly string[] {
  const all = proposalsOf(terrain);
  if (all.length === 0) return [];
  return [
    '',
    say('import.proposals'),
    ...all.map((one) => {
      const mark = isTaken(one, agreement) ? '[x]' : '[ ]';
      return `  ${mark} ${wrapped(sayGuess(called(one, agreement, say), one.guess, say), 96, '      ')}`;
    }),
    ...(terrain.moreHoles > 0 ? [`  ${say('import-desk.more-holes', { count: terrain.moreHoles })}`] : []),
  ];
}

function called(one: TerrainProposal, { kinds }: TerrainAgreement, say: Speaker['say']): string {
  const { id } = one;
  if (one.what === 'ladder') return say('import.proposed-ladder', { id, height: one.guess.value.head.y });
  if (one.what === 'stairs') return say('import.proposed-stairs', { id, part: one.guess.value.group });
  const { kind, frame } = one.guess.value;
  const { width, height, centre } = frame;
  const sill = frame.through.y === 0 ? centre.y - height / 2 : centre.y;
  return say('import.proposed-opening', { id, kind: say(`opening/${kinds[id] ?? kind}`), width, height, sill });
}

/** The same for programs: every proposal with its short name and whether it is taken. */
export function tellTerrain(terrain: TerrainGuess, agreement: TerrainAgreement): object {
  const { standable, floors, heightCategory, footprint, moreHoles } = terrain;
  const proposals = proposalsOf(terrain).map((one) => ({ ...one, taken: isTaken(one, agreement) }));
  return { standable, floors, heightCategory, footprint, proposals, moreHoles };
}
