import { Line } from '@react-three/drei';
import { useMemo } from 'react';
import type { BoardPoint, Evidence, LineFinding, SightFinding } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { type Direction, headlineOf } from '../session/ruling.ts';
import { useSession } from '../session/session.ts';
import { useLitEvidence } from './lit-evidence.ts';

type Kind = 'seen' | 'hidden' | 'close';

interface DrawnLine {
  readonly kind: Kind;
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  readonly strong: boolean;
}

/** The lines that the verdict rests on: seen ones solid, stopped ones dashed up to what stops them, close ones dotted. */
export function SightLines() {
  const ruling = useSession((session) => session.ruling);
  const lit = useLitEvidence();
  const straight = useSession((session) => session.line?.found ?? null);
  const lines = useMemo(() => {
    const about = straight ? straightLines(straight) : ruling ? linesOf(ruling.there) : [];
    return [...about, ...lit.flatMap(litLines)];
  }, [ruling, lit, straight]);
  return lines.map((line) => <SightLine key={keyOf(line)} line={line} />);
}

const keyOf = ({ kind, from, to, strong }: DrawnLine) => [kind, strong, from.x, from.y, from.z, to.x, to.y, to.z].join();

/** What is drawn for an answer without pointing at anything: lines that see where it is seen, lines that are stopped where it is not. */
function linesOf(direction: Direction): readonly DrawnLine[] {
  if (!direction.sees.ok) return [];
  const headline = headlineOf(direction);
  const { evidence } = direction.sees.value;
  const finding = evidence.flatMap((one) => (one.kind === 'sight' ? [one.finding] : []))[0];
  if (!finding) return evidence.flatMap(litLines).map((line) => ({ ...line, strong: false }));
  const seen = seenLines(finding, headline === 'too-close' ? 'close' : 'seen');
  if (headline === 'sees' || (headline === 'too-close' && seen.length > 0)) return seen;
  const stopped = stoppedLines(finding);
  const { eye, centre } = finding.picture;
  return stopped.length > 0 ? stopped : [{ kind: 'hidden', from: eye, to: centre, strong: false }];
}

/** The straight line that was found, or the one from middle to middle up to what stops it. */
function straightLines({ ray, stopped, closeCall }: LineFinding): readonly DrawnLine[] {
  if (ray) return [{ kind: closeCall ? 'close' : 'seen', from: ray.from, to: ray.to, strong: true }];
  return stopped ? [{ kind: closeCall ? 'close' : 'hidden', from: stopped.from, to: stopped.stoppedAt, strong: true }] : [];
}

/** More lines than this to one target say no more than these. */
const MOST_LINES = 3;

const seenLines = (finding: SightFinding, kind: Kind): readonly DrawnLine[] =>
  finding.seen
    .flatMap(({ witness }): DrawnLine[] => (witness ? [{ kind, from: witness.from, to: witness.to, strong: false }] : []))
    .slice(0, MOST_LINES);

const stoppedLines = (finding: SightFinding): readonly DrawnLine[] =>
  finding.stopped.map((ray) => ({ kind: 'hidden', from: ray.from, to: ray.stoppedAt, strong: false }));

function litLines(evidence: Evidence): readonly DrawnLine[] {
  switch (evidence.kind) {
    case 'sight':
      return [...seenLines(evidence.finding, 'seen'), ...stoppedLines(evidence.finding)].map((line) => ({
        ...line,
        strong: true,
      }));
    case 'seen-ray':
      return [{ kind: 'seen', from: evidence.ray.from, to: evidence.ray.to, strong: true }];
    case 'stopped-ray':
      return [{ kind: 'hidden', from: evidence.ray.from, to: evidence.ray.stoppedAt, strong: true }];
    case 'landing':
      return flownLines(evidence);
    case 'lob':
      return linesAlong(evidence.finding.way, evidence.finding.closedBy?.at ?? null);
    case 'distance':
      return [{ kind: 'seen', from: evidence.finding.from, to: evidence.finding.to, strong: true }];
    case 'fight': {
      const { line, crosses } = evidence.finding;
      return [{ kind: crosses ? 'hidden' : 'seen', from: line.from, to: line.to, strong: true }];
    }
    default:
      return [];
  }
}

/** From where something flew to what stopped it, or to where it came down. */
function flownLines({ query, finding: { stopped, at } }: Extract<Evidence, { kind: 'landing' }>): readonly DrawnLine[] {
  if (stopped) return [{ kind: 'hidden', from: stopped.from, to: stopped.stoppedAt, strong: true }];
  if (query.kind === 'from-above') return [];
  return [{ kind: 'seen', from: query.from, to: at, strong: true }];
}

/** A way from bend to bend, and on to what closes it. */
function linesAlong(way: readonly BoardPoint[], closedAt: BoardPoint | null): readonly DrawnLine[] {
  const open = way.slice(1).map((to, i): DrawnLine => ({ kind: 'seen', from: way[i]!, to, strong: true }));
  const last = way.at(-1);
  return closedAt && last ? [...open, { kind: 'hidden', from: last, to: closedAt, strong: true }] : open;
}

const DASHES: Readonly<Record<Kind, { readonly dashed: boolean; readonly dashSize: number; readonly gapSize: number }>> = {
  seen: { dashed: false, dashSize: 1, gapSize: 0 },
  hidden: { dashed: true, dashSize: 11, gapSize: 7 },
  close: { dashed: true, dashSize: 3.5, gapSize: 5 },
};

function SightLine({ line }: { readonly line: DrawnLine }) {
  const points = useMemo(() => [line.from, line.to].map(({ x, y, z }): [number, number, number] => [x, y, z]), [line]);
  return (
    <>
      <Line
        points={points}
        color={MEANING[line.kind]}
        lineWidth={line.strong ? 4 : 2.4}
        {...DASHES[line.kind]}
        transparent
        opacity={0.95}
        depthWrite={false}
        toneMapped={false}
        renderOrder={5}
      />
      {/* Behind things the same line shows faintly, so that one sees where it goes. */}
      <Line
        points={points}
        color={MEANING[line.kind]}
        lineWidth={line.kind === 'close' ? 2.6 : 1.4}
        {...DASHES[line.kind]}
        transparent
        opacity={line.kind === 'close' ? 0.75 : 0.28}
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
        renderOrder={5}
      />
      {line.kind === 'hidden' && <Stop at={line.to} />}
    </>
  );
}

/** Where a line ends against something: a small cross of three bars, so that it is told from a seen end without its colour. */
export function Stop({ at, large = false }: { readonly at: BoardPoint; readonly large?: boolean }) {
  const arms: readonly [number, number, number][] = [
    [7, 1.2, 1.2],
    [1.2, 7, 1.2],
    [1.2, 1.2, 7],
  ];
  return (
    <group position={[at.x, at.y, at.z]} scale={large ? 1.8 : 1}>
      {arms.map((size) => (
        <mesh key={size.join()} renderOrder={6}>
          <boxGeometry args={[...size]} />
          <meshBasicMaterial color={MEANING.hidden} depthTest={false} transparent toneMapped={false} />
        </mesh>
      ))}
    </group>
  );
}
