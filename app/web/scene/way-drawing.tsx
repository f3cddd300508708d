import { Html, Line } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { Vector3 } from 'three';
import type { Board, BoardPoint, MoveAnswer, Waypoint } from '../../../engine/index.ts';
import { MEANING } from '../look/palette.ts';
import { costsOfPlaces, placesOf, placeThatBars } from '../session/drawn-way.ts';
import { aboutWhere } from '../session/ladder-lines.ts';
import { useSession } from '../session/session.ts';
import { useShownBoard } from '../session/shown-board.ts';
import { useVoice } from '../session/voice.ts';
import { Stop } from './sight-lines.tsx';

type Leg = MoveAnswer['legs'][number];

/** The way lies so far over the ground that it is not lost in it. @unit millimetres */
const LIFT = 2.4;
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
      {bars && <Stop at={{ ...bars, y: bars.y + LIFT * 2 }} />}
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

/** What a whole way costs, at the middle of its dearest stretch. */
function tagOfWay(legs: readonly Leg[], text: string): readonly Tag[] {
  const dearest = legs.reduce<Leg | null>((most, leg) => (most && most.cost >= leg.cost ? most : leg), null);
  return dearest ? [{ text, weight: dearest.cost, at: between(dearest.from, dearest.to, 0.5) }] : [];
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

/** The room that a price takes, and how far beside its stretch it stands. @unit CSS pixels */
const PRICE = { width: 74, height: 28, aside: 47 } as const;

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Room, other: Room) =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height;

/** The names over the models, which no price may cover. */
function roomOfNames(canvas: HTMLElement): readonly Room[] {
  const { left, top } = canvas.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('.name-tag')]
    .filter(({ style }) => style.visibility !== 'hidden')
    .map((tag) => {
      const { x, y, width, height } = tag.getBoundingClientRect();
      return { x: x + width / 2 - left, y: y + height / 2 - top, width, height };
    });
}

/** What is written beside a way, and how much it matters where there is no room for all. */
interface Tag {
  readonly text: string;
  readonly weight: number;
  readonly at: BoardPoint;
}

/** What each stretch costs, written beside it. Neighbours of one kind are told together. */
function Prices({ legs }: { readonly legs: readonly Leg[] }) {
  const { length } = useVoice();
  const told = useMemo(() => pricesOf(legs).map(({ cost, at }) => ({ text: length(cost), weight: cost, at })), [legs, length]);
  return <WayTags tags={told} />;
}

/** Words beside the way: those that matter most first, as far as there is room. */
function WayTags({ tags: told }: { readonly tags: readonly Tag[] }) {
  const tags = useRef(new Map<number, HTMLElement>());
  const invalidate = useThree((three) => three.invalidate);
  const point = useRef(new Vector3());
  useFrame(({ camera, size, gl }) => {
    const taken = [...roomOfNames(gl.domElement)];
    for (const i of told.map((_, index) => index).sort((a, b) => told[b]!.weight - told[a]!.weight)) {
      const tag = tags.current.get(i);
      if (!tag) continue;
      const { x, y, z } = told[i]!.at;
      const p = point.current.set(x, y + LIFT, z).project(camera);
      const sides = (i % 2 === 1 ? [-1, 1] : [1, -1]).map((side) => ({
        x: ((p.x + 1) / 2) * size.width + side * PRICE.aside,
        y: ((1 - p.y) / 2) * size.height,
        width: PRICE.width,
        height: PRICE.height,
        side,
      }));
      const free = p.z < 1 ? sides.find((room) => !taken.some((other) => overlap(room, other))) : undefined;
      tag.style.visibility = free ? 'visible' : 'hidden';
      if (!free) continue;
      taken.push(free);
      tag.dataset.side = free.side < 0 ? 'left' : 'right';
    }
  });
  return told.map(({ text, at: { x, y, z } }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a price is known by its place in the way
    <Html key={i} position={[x, y + LIFT, z]} center className="leg-price" zIndexRange={[1, 0]}>
      <span
        aria-hidden="true"
        ref={(tag) => {
          if (tag) tags.current.set(i, tag);
          else tags.current.delete(i);
          invalidate(); // where there is room is known with the next picture
        }}
      >
        {text}
      </span>
    </Html>
  ));
}

/** Each run of neighbours of one kind with its price, at the middle of its dearest stretch. */
function pricesOf(legs: readonly Leg[]): readonly { readonly cost: number; readonly at: BoardPoint }[] {
  const told: { readonly kind: Leg['kind']; cost: number; dearest: Leg }[] = [];
  for (const leg of legs) {
    const last = told.at(-1);
    if (last?.kind === leg.kind) {
      last.cost += leg.cost;
      if (leg.cost > last.dearest.cost) last.dearest = leg;
    } else told.push({ kind: leg.kind, cost: leg.cost, dearest: leg });
  }
  return told
    .filter(({ cost }) => cost >= TELLABLE)
    .map(({ cost, dearest }) => ({ cost, at: between(dearest.from, dearest.to, 0.5) }));
}
