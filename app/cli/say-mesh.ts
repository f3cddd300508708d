import type {
  BaseGuess,
  ImportedMesh,
  MeshNotice,
  MeshPlacement,
  MeshPurpose,
  MeshReport,
  PlacementGuess,
} from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';
import { inColumns, wrapped } from './columns.ts';
import { sayFault } from './say-faults.ts';

/** What there is to say of an imported mesh. */
export interface TalkOfMesh {
  readonly file: string;
  readonly imported: ImportedMesh;
  readonly purpose: MeshPurpose;
  readonly placement: MeshPlacement;
  /** Why it was read as it was; null where the caller said how. */
  readonly guess: PlacementGuess | null;
  readonly report: MeshReport;
  readonly notices: readonly MeshNotice[];
  readonly figure: { readonly base: BaseGuess; readonly standing: number } | null;
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
export function sayMesh(talk: TalkOfMesh, { say, number }: Speaker): string {
  const { file, imported, placement, guess, report, notices, figure } = talk;
  const { size, sizeInInches } = report;
  const inches = [sizeInInches.x, sizeInInches.y, sizeInInches.z].map(number).join(' × ');
  const rows = [
    [say('import.kind'), say(`import.kind-${imported.kind}`)],
    [say('import.triangles'), String(report.triangles)],
    [say('import.groups'), namesOf(report.groups)],
    [say('import.pieces'), String(report.shells)],
    [say('import.closed'), saySurface(report, say)],
    [
      say('import.read-as'),
      say('import.read-as-is', { unit: placement.unit, scale: String(Number(placement.scale.toPrecision(4))), up: placement.up }),
    ],
    ...(guess ? [[say('import.guess'), say(guess.because.code, guess.because.fill)]] : []),
    [say('import.size'), say('import.size-is', { width: size.x, height: size.y, depth: size.z, inches })],
  ];
  if (figure) {
    const { base, from } = figure.base;
    const { kind, ...lengths } = base;
    const measured = say(`import.base-${kind}`, lengths);
    rows.push([say('import.base'), from === 'assumed' ? `${measured} (${say('import.base-assumed')})` : measured]);
    rows.push([say('import.standing'), say('import.standing-is', { height: figure.standing })]);
  }
  const lines = [file, ...inColumns(rows).map((line) => `  ${line}`)];
  if (notices.length > 0) {
    lines.push('', say('import.notices'));
    for (const notice of notices) lines.push(`  ${wrapped(sayFault(notice, say), 100, '    ')}`);
  }
  return `${lines.join('\n')}\n`;
}
