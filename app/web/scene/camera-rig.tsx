import { OrbitControls } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { MathUtils, type PerspectiveCamera, Vector3 } from 'three';
import { eyeOf } from '../session/derived-space.ts';
import { read, type Selected, useSession, type View } from '../session/session.ts';
import { boxAround } from './box-around.ts';
import { type Insets, insetsWithDoors, useInsets } from './insets.ts';

const FIELD_OF_VIEW = 34;
const EYE_FIELD_OF_VIEW = 48;
/** How long the camera takes to get somewhere. @unit seconds */
const TRAVEL = 0.45;
/** From the table's centre to the camera, before the distance that shows the whole table. */
const STANCES: Readonly<Record<'home' | 'upright' | 'top' | 'front', readonly [number, number, number]>> = {
  home: [0.16, 0.92, 1],
  /** The whole table on an upright picture, such as a phone's: steeper, to use its height. */
  upright: [0.1, 1.7, 1],
  top: [0, 1, 0.0008],
  front: [0, 0.24, 1],
};

/** What is needed of the orbit controls. */
interface Controls {
  enabled: boolean;
  readonly target: Vector3;
}

interface Place {
  readonly position: Vector3;
  readonly target: Vector3;
  readonly field: number;
}

/** The place from which a box just fits into the part of the picture that no panel covers. */
function placeFor(
  box: { readonly centre: Vector3; readonly half: Vector3 },
  direction: Vector3,
  size: { width: number; height: number },
  insets: Insets,
): Place {
  const forward = direction.clone().normalize();
  const right = new Vector3(0, 1, 0).cross(forward).normalize();
  const up = forward.clone().cross(right);
  const tanV = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW / 2));
  const tanH = (tanV * size.width) / size.height;
  const freeH = Math.max(0.2, 1 - (insets.left + insets.right) / size.width);
  const freeV = Math.max(0.2, 1 - (insets.top + insets.bottom) / size.height);
  let distance = 0;
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      for (const sz of [-1, 1]) {
        const corner = new Vector3(box.half.x * sx, box.half.y * sy, box.half.z * sz);
        const towards = corner.dot(forward);
        distance = Math.max(
          distance,
          Math.abs(corner.dot(right)) / (tanH * freeH) + towards,
          Math.abs(corner.dot(up)) / (tanV * freeV) + towards,
        );
      }
    }
  }
  return { position: box.centre.clone().addScaledVector(forward, distance * 1.04), target: box.centre, field: FIELD_OF_VIEW };
}

/** Puts the middle of the picture into the middle of what the panels leave free. */
function centreFree(camera: PerspectiveCamera, size: { width: number; height: number }, insets: Insets): void {
  const dx = (insets.right - insets.left) / 2;
  const dy = (insets.bottom - insets.top) / 2;
  camera.setViewOffset(size.width, size.height, dx, dy, size.width, size.height);
}

/** Moves the camera where the session wishes it, and lets the user orbit, pan and zoom from there. */
export function CameraRig() {
  const camera = useThree((three) => three.camera) as PerspectiveCamera;
  const size = useThree((three) => three.size);
  const invalidate = useThree((three) => three.invalidate);
  const controls = useRef<Controls>(null);
  const insets = useInsets();
  const view = useSession((session) => session.view);
  const phase = useSession((session) => session.phase);
  const journey = useRef<{ from: Place; to: Place; gone: number } | null>(null);
  const before = useRef<Place | null>(null);
  const arrived = useRef(false);
  const touched = useRef(false);
  const held = useRef(false);
  const calm = useMemo(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches, []);

  const goTo = (wish: View, atOnce: boolean) => {
    const now: Place = {
      position: camera.position.clone(),
      target: controls.current?.target.clone() ?? new Vector3(),
      field: camera.fov,
    };
    const to = placeOf(wish, now, before.current, size, insetsWithDoors(insets));
    if (!to) return;
    centreFree(camera, size, insetsWithDoors(insets));
    if (wish.kind === 'eye' && !before.current) before.current = now;
    if (wish.kind !== 'eye') before.current = null;
    if (controls.current) controls.current.enabled = wish.kind !== 'eye';
    journey.current = { from: now, to, gone: calm || atOnce ? TRAVEL : 0 };
    invalidate();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish moves the camera; all else is read when it does
  useEffect(() => {
    goTo(view, !arrived.current);
    arrived.current = phase === 'ready';
    touched.current = false;
  }, [view, phase]);

  // When panels come and go, a view of the whole table that nobody has moved is fitted anew; any other is only kept in the middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const whole = view.kind === 'home' || view.kind === 'top' || view.kind === 'front';
    if (whole && !touched.current) goTo(view, false);
    else centreFree(camera, size, insetsWithDoors(insets));
    invalidate();
  }, [camera, size, insets]);

  // The doors are gone from the page one picture after the session has closed them.
  const doors = useSession((session) => session.start);
  // Between the two clicks of a question nothing moves under the pointer.
  const halfAsked = useSession((session) => session.looker !== null && session.target === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const later = requestAnimationFrame(() => {
      const whole = view.kind === 'home' || view.kind === 'top' || view.kind === 'front';
      if (whole && !touched.current && !halfAsked) goTo(view, false);
    });
    return () => cancelAnimationFrame(later);
  }, [doors, halfAsked]);

  useFrame((_, passed) => {
    const trip = journey.current;
    if (!trip) return;
    trip.gone = Math.min(TRAVEL, trip.gone + Math.min(passed, 0.25));
    const share = MathUtils.smootherstep(trip.gone / TRAVEL, 0, 1);
    camera.position.lerpVectors(trip.from.position, trip.to.position, share);
    const target = new Vector3().lerpVectors(trip.from.target, trip.to.target, share);
    camera.fov = MathUtils.lerp(trip.from.field, trip.to.field, share);
    camera.near = camera.fov === FIELD_OF_VIEW ? 10 : 0.5;
    camera.updateProjectionMatrix();
    controls.current?.target.copy(target);
    camera.lookAt(target);
    if (trip.gone >= TRAVEL) journey.current = null;
    invalidate();
  });

  return (
    <OrbitControls
      ref={controls as never}
      makeDefault
      zoomToCursor
      enableDamping={false}
      onStart={() => {
        held.current = true;
      }}
      onChange={() => {
        if (held.current) touched.current = true;
      }}
      onEnd={() => {
        held.current = false;
      }}
      minDistance={40}
      maxDistance={6000}
      maxPolarAngle={Math.PI / 2 - 0.01}
      zoomSpeed={0.9}
    />
  );
}

function placeOf(
  view: View,
  now: Place,
  before: Place | null,
  size: { width: number; height: number },
  insets: Insets,
): Place | null {
  const { board } = read().document;
  switch (view.kind) {
    case 'home':
    case 'top':
    case 'front': {
      const half = new Vector3(board.size.width / 2 + 20, 30, board.size.depth / 2 + 20);
      const tall = size.height - insets.top - insets.bottom > size.width - insets.left - insets.right;
      const stance = STANCES[view.kind === 'home' && tall ? 'upright' : view.kind];
      return placeFor({ centre: new Vector3(0, 0, 0), half }, new Vector3(...stance), size, insets);
    }
    case 'back':
      return before;
    case 'eye': {
      const eye = eyeOf(view.of);
      if (!eye) return null;
      const position = new Vector3(eye.at.x, eye.at.y, eye.at.z);
      return { position, target: new Vector3(eye.towards.x, eye.towards.y, eye.towards.z), field: EYE_FIELD_OF_VIEW };
    }
    case 'frame':
    case 'place': {
      const box = view.kind === 'place' ? boxAbout(view.at) : boxOf(view.on);
      const direction = now.position.clone().sub(now.target);
      if (direction.lengthSq() === 0 || before) direction.set(...STANCES.home);
      return box ? placeFor(box, direction, size, insets) : null;
    }
  }
}

/** So much of the board is shown about a place. @unit millimetres */
const ABOUT = { aside: 140, up: 50 } as const;

const boxAbout = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }) => ({
  centre: new Vector3(x, y, z),
  half: new Vector3(ABOUT.aside, ABOUT.up, ABOUT.aside),
});

function boxOf(on: Selected) {
  const box = boxAround(on);
  if (!box) return null;
  box.expandByScalar(30);
  return { centre: box.getCenter(new Vector3()), half: box.getSize(new Vector3()).multiplyScalar(0.5) };
}
