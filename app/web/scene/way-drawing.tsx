import { Line } from '@react-three/drei';
import { useMemo } from 'react';
import type { Board, BoardPoint, Waypoint } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { costsOfPlaces, type DrawnWay, placesOf, placeThatBars, type WayRuling } from '../session/drawn-way.ts';
import { aboutWhere } from '../session/ladder-lines.ts';
import { type Leg, runsOfLegs } from '../session/leg-runs.ts';
import { useSession } from '../session/session.ts';
import { useShownBoard } from '../session/shown-board.ts';
import { useVoice } from '../session/voice.ts';
import { Stop } from './sight-lines.tsx';
import { LIFT, type Tag, WayTags } from './way-tags.tsx';

/** What costs less is not written beside its stretch. @unit millimetres */
const TELLABLE = 2;

interface Stretch {
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  /** Beyond what may be spent, or beyond what bars the way. */
  readonly beyond: boolean;
  readonly leg: number | null;
}

const between = (from: BoardPoint, to: BoardPoint, share: number): BoardPoint => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  z: from.z + (to.z - from.z) * share,
});

/** Each leg of the way, the one in which the movement runs out cut in two there. */
function stretchesOf(legs: readonly Leg[], most: number): readonly Stretch[] {
  let spent = 0;
  return legs.flatMap((leg, i): Stretch[] => {
    const { from, to, cost } = leg;
    const left = most - spent;
    spent += cost;
    if (cost <= left) return [{ from, to, beyond: false, leg: i }];
    if (left <= 0) return [{ from, to, beyond: true, leg: i }];
    const cut = between(from, to, left / cost);
    return [
      { from, to: cut, beyond: false, leg: i },
      { from: cut, to, beyond: true, leg: i },
    ];
  });
}

/** From where the way is barred on to the places that it was to lead to. */
function barredPart(board: Board, at: BoardPoint, way: readonly Waypoint[], legs: readonly Leg[]): readonly Stretch[] {
  const first = costsOfPlaces(legs, way).indexOf(null);
  const rest = first < 0 ? [] : way.slice(first).flatMap((place) => aboutWhere(board, place) ?? []);
  return [at, ...rest].slice(0, -1).map((from, i) => ({ from, to: rest[i]!, beyond: true, leg: null }));
}

/** The way of the model that is moved, or those of all of its unit. */
export function WayDrawing() {
  const whole = useSession((session) => session.way?.whole ?? false);
  return whole ? <UnitWays /> : <OneWay />;
}

/** The way of the model that is moved alone, stretch by stretch with its price, where it would stop, and what bars it. */
function OneWay() {
  const way = useSession((session) => session.way);
  const board = useSession((session) => session.document.board);
  const ruling = way?.to ? way.ruling : null;
  const stretches = useMemo(() => {
    if (!ruling?.result.ok) return [];
    const { legs, barred, allowance } = ruling.result.value.answer;
    return [...stretchesOf(legs, allowance), ...(barred ? barredPart(board, barred.at, ruling.question.way, legs) : [])];
  }, [ruling, board]);
  if (!way?.to) return null;
  const answer = ruling?.result.ok ? ruling.result.value.answer : null;
  const bars = ruling && placeThatBars(ruling);
  const [first, last] = way.litLegs ?? [0, -1];
  const isLit = ({ leg }: Stretch) => leg !== null && leg >= first && leg <= last;
  const bends = placesOf(way).slice(0, -1);
  return (
    <>
      {stretches.map((stretch) => (
        <StretchLine key={keyOf(stretch)} stretch={stretch} lit={isLit(stretch)} />
      ))}
      {bends.map((bend, i) => {
        const at = aboutWhere(board, bend);
        // biome-ignore lint/suspicious/noArrayIndexKey: a bend is known by its place in the way
        return at && <Knot key={i} at={at} />;
      })}
      {answer && <Prices legs={answer.legs} />}
      {ruling && <FirstSeen way={way} ruling={ruling} />}
      {bars && <Stop at={{ ...bars, y: bars.y + LIFT * 2 }} />}
    </>
  );
}

/** Where somebody sees the mover first: a knot on the way with his name under it. */
function FirstSeen({ way: { sightings }, ruling }: { readonly way: DrawnWay; readonly ruling: WayRuling }) {
  const models = useSession((session) => session.document.board.models);
  const found = sightings?.of === ruling ? (sightings.found ?? []) : [];
  const places = found.flatMap(({ by, seen }) =>
    seen && seen.length > 0 ? [{ name: models[by]?.name ?? by, at: seen.at }] : [],
  );
  return (
    <>
      {places.map(({ name, at }) => (
        <Knot key={name} at={at} />
      ))}
      <WayTags below tags={places.map(({ name, at }) => ({ text: name, weight: 1, at }))} />
    </>
  );
}

/** Where the men of a unit go, each with what his way costs, and the gaps between them that hold the unit together or do not. */
function UnitWays() {
  const way = useSession((session) => session.way);
  const board = useShownBoard();
  const { length } = useVoice();
  const ruling = way?.to ? way.unitRuling : null;
  if (!ruling?.result.ok) return null;
  const { moves, links } = ruling.result.value.answer;
  return (
    <>
      {moves.flatMap(({ model, move }) =>
        stretchesOf(move.legs, move.allowance).map((stretch) => (
          <StretchLine key={`${model} ${keyOf(stretch)}`} stretch={stretch} lit={false} />
        )),
      )}
      {moves.map(({ model, move: { barred } }) => barred && <Stop key={model} at={barred.at} />)}
      <WayTags tags={moves.flatMap(({ move: { legs, cost } }) => tagOfWay(legs, length(cost)))} />
      {links.map(({ one, other, holds }) => {
        const [from, to] = [one, other].map((id) => board.models[id]?.pose.at);
        return (
          from && to && <StretchLine key={`${one} ${other}`} stretch={{ from, to, beyond: !holds, leg: null }} lit={false} thin />
        );
      })}
    </>
  );
}

const dearestOf = (legs: readonly Leg[]): Leg => legs.reduce((most, leg) => (most.cost >= leg.cost ? most : leg));

/** What a whole way costs, at the middle of its dearest stretch. */
function tagOfWay(legs: readonly Leg[], text: string): readonly Tag[] {
  if (legs.length === 0) return [];
  const { from, to, cost } = dearestOf(legs);
  return [{ text, weight: cost, at: between(from, to, 0.5) }];
}

const keyOf = ({ from, to, beyond }: Stretch) => [beyond, from.x, from.y, from.z, to.x, to.y, to.z].join();

function StretchLine(props: { readonly stretch: Stretch; readonly lit: boolean; readonly thin?: boolean }) {
  const { from, to, beyond } = props.stretch;
  const points = useMemo(() => [from, to].map(({ x, y, z }): [number, number, number] => [x, y + LIFT, z]), [from, to]);
  const colour = beyond ? MEANING.hidden : '#f4f6f8';
  const dashes = beyond ? { dashed: true, dashSize: 7, gapSize: 5 } : { dashed: false };
  return (
    <Line
      points={points}
      color={colour}
      lineWidth={props.lit ? 7 : props.thin ? 1.6 : 4}
      {...dashes}
      transparent
      opacity={0.95}
      depthTest={false}
      depthWrite={false}
      toneMapped={false}
      renderOrder={5}
    />
  );
}

function Knot({ at }: { readonly at: BoardPoint }) {
  return (
    <mesh position={[at.x, at.y + LIFT, at.z]} renderOrder={6}>
      <sphereGeometry args={[3.4, 12, 8]} />
      <meshBasicMaterial color="#f4f6f8" depthTest={false} transparent toneMapped={false} />
    </mesh>
  );
}

/** What each stretch costs, written beside it. Neighbours of one kind are told together. */
function Prices({ legs }: { readonly legs: readonly Leg[] }) {
  const { length } = useVoice();
  const told = useMemo(() => pricesOf(legs).map(({ cost, at }) => ({ text: length(cost), weight: cost, at })), [legs, length]);
  return <WayTags tags={told} />;
}

/** Each run of neighbours that are told as one with its price, at the middle of its dearest stretch. */
const pricesOf = (legs: readonly Leg[]) =>
  runsOfLegs(legs, 'in-one-line')
    .filter(({ leg }) => leg.cost >= TELLABLE)
    .map(({ leg: { cost }, first, last }) => {
      const { from, to } = dearestOf(legs.slice(first, last + 1));
      return { cost, at: between(from, to, 0.5) };
    });
