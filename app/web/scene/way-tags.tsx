import { Html } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useRef } from 'react';
import { Vector3 } from 'three';
import type { BoardPoint } from '../../../engine/index.ts';

/** The way lies so far over the ground that it is not lost in it. @unit millimetres */
export const LIFT = 2.4;
/** The room that a price takes, and how far beside its stretch it stands. @unit CSS pixels */
const PRICE = { width: 74, height: 28, aside: 47 } as const;
/** Between what is written below something and the edge of the picture. @unit CSS pixels */
const EDGE = 4;

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
export interface Tag {
  readonly text: string;
  readonly weight: number;
  readonly at: BoardPoint;
}

/** Words beside the way, or below what they are about: those that matter most first, as far as there is room. */
export function WayTags({ tags: told, below = false }: { readonly tags: readonly Tag[]; readonly below?: boolean }) {
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
      const [left, top] = [((p.x + 1) / 2) * size.width, ((1 - p.y) / 2) * size.height];
      const sides = below ? [0] : i % 2 === 1 ? [-1, 1] : [1, -1];
      const rooms = sides.map((side) => ({
        x: left + side * PRICE.aside,
        y: below ? top + PRICE.height : top,
        width: below ? Math.max(PRICE.width, tag.offsetWidth) : PRICE.width,
        height: PRICE.height,
        side,
      }));
      const free = p.z < 1 ? rooms.find((room) => !taken.some((other) => overlap(room, other))) : undefined;
      tag.style.visibility = free ? 'visible' : 'hidden';
      if (!free) continue;
      taken.push(free);
      tag.dataset.side = below ? 'below' : free.side < 0 ? 'left' : 'right';
      // what would hang over the edge of the picture is drawn in
      const half = tag.offsetWidth / 2 + EDGE;
      const inside = below ? Math.min(Math.max(left, half), Math.max(half, size.width - half)) - left : 0;
      tag.style.translate = inside === 0 ? '' : `${inside}px 0`;
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
