import type {
  FigureGuess,
  ImportedMesh,
  MeshNotice,
  MeshReport,
  MeshUnderstanding,
  MeshWishes,
  TerrainAgreement,
} from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';
import { inColumns, wrapped } from './columns.ts';
import { sayFault } from './say-faults.ts';
import { sayGuess } from './say-guess.ts';
import { rowsOfTerrain, sayProposals } from './say-terrain.ts';

/** What there is to say of an imported mesh. */
export interface TalkOfMesh {
  readonly file: string;
  readonly imported: ImportedMesh;
  readonly understood: MeshUnderstanding;
  readonly notices: readonly MeshNotice[];
  /** What the caller said, and is not to be told why. */
  readonly wished: MeshWishes;
  /** What was said of the proposals. */
  readonly agreement: TerrainAgreement;
}

/** More names than this are counted only. */
const MOST_NAMES = 8;

function namesOf(groups: readonly string[]): string {
  const named = groups.filter((name) => name !== '');
  const shown = named.slice(0, MOST_NAMES).join(', ');
  return `${groups.length}${named.length > 0 ? `: ${shown}${named.length > MOST_NAMES ? ', …' : ''}` : ''}`;
}

/** Whether a mesh has an inside, and where it is open. */
function saySurface({ closed, rims, sheets, shells }: MeshReport, say: Speaker['say']): string {
  if (closed) return say('import.closed-yes');
  return rims > 0 ? say('import.closed-no', { rims, sheets, shells }) : say('import.closed-almost');
}

/** What a mesh file holds, in words. */
export function sayMesh(talk: TalkOfMesh, speaker: Speaker): string {
  const { file, imported, understood, notices, wished, agreement } = talk;
  const { say, number } = speaker;
  const { purpose, purposeGuess, placement, unit, up, figure, terrain, placed } = understood;
  const { report } = placed;
  const { size, sizeInInches } = report;
  const inches = [sizeInInches.x, sizeInInches.y, sizeInInches.z].map(number).join(' × ');
  const taken = say(`import.purpose-${purpose}`);
  const isWished = wished.unit !== undefined || wished.scale !== undefined || wished.height !== undefined;
  const scale = String(Number(placement.scale.toPrecision(4)));
  const read = say('import.read-as-is', { unit: placement.unit, scale });
  const rows = [
    [say('import.kind'), say(`import.kind-${imported.kind}`)],
    [say('import.triangles'), String(report.triangles)],
    [say('import.groups'), namesOf(report.groups)],
    [say('import.pieces'), String(report.shells)],
    [say('import.closed'), saySurface(report, say)],
    [say('import.purpose'), purposeGuess ? sayGuess(taken, purposeGuess, say) : taken],
    [say('import.read-as'), isWished ? read : sayGuess(read, unit, say)],
    [say('import.up'), wished.up === undefined ? sayGuess(up.value, up, say) : placement.up],
    [say('import.size'), say('import.size-is', { width: size.x, height: size.y, depth: size.z, inches })],
    ...(figure ? rowsOfFigure(figure, wished, say) : []),
    ...(terrain ? rowsOfTerrain(terrain, say) : []),
  ];
  const lines = [file, ...inColumns(rows).map((line) => `  ${line}`)];
  if (terrain) lines.push(...sayProposals(terrain, agreement, speaker));
  if (notices.length > 0) {
    lines.push('', say('import.notices'));
    for (const notice of notices) lines.push(`  ${wrapped(sayFault(notice, say), 100, '    ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** What was guessed of a figure, a row for each. */
function rowsOfFigure(
  { front, base, standing, eye, regions, heightClass }: FigureGuess,
  wished: MeshWishes,
  say: Speaker['say'],
) {
  const { kind, ...lengths } = base.value.base;
  const turned = front.value === 0 ? say('import.front-as-it-is') : say('import.front-turned', { angle: front.value });
  const found = regions.value.length > 0 ? 'import.body-found' : 'import.body-none';
  return [
    ...(wished.turn === undefined ? [[say('import.front'), sayGuess(turned, front, say)]] : []),
    [say('import.base'), sayGuess(say(`import.base-${kind}`, lengths), base, say)],
    [say('import.standing'), sayGuess(say('import.standing-is', { height: standing.value }), standing, say)],
    [say('import.eye'), sayGuess(say('import.eye-at', { height: eye.value.y }), eye, say)],
    [say('import.body'), sayGuess(say(found), regions, say)],
    [say('import.class'), sayGuess(say(`import.class-${heightClass.value}`), heightClass, say)],
  ];
}
