import {
  type Board,
  type CoverQuery,
  type EyePolicy,
  frameOfPose,
  type Model,
  outOfFrame,
  type SightQuery,
  type Stance,
  type TargetPolicy,
  type Vec3,
} from '../../../engine/index.ts';
import { type FlatFace, flatFacesOf } from './flat-faces.ts';
import { type Look, lookAt } from './look-by-polygons.ts';
import { boxCornersOf, goesRound, type StandingSolid, standingModel, standingRegions, turnedTurret } from './standing-faces.ts';

/** What one eye must find, by polygon booleans. */
export interface ExpectedLook {
  readonly eye: Vec3;
  readonly middle: Vec3;
  /** The eye is inside of something that is in the way. */
  readonly inside: boolean;
  readonly look: Look;
  readonly blockers: readonly StandingSolid[];
}

interface TargetRegion {
  readonly region: string;
  readonly member: number;
  readonly faces: readonly FlatFace[];
}

export interface ExpectedLooks {
  readonly regions: readonly { readonly region: string; readonly member: number }[];
  readonly looks: readonly ExpectedLook[];
}

/** Every eye's look for a question of sight. */
export function expectSight(board: Board, terrain: readonly StandingSolid[], query: SightQuery): ExpectedLooks {
  const models = [...new Set(query.blockers.models)].filter((id) => id !== query.from && id !== query.to);
  const blockers = [
    ...(query.blockers.terrain ? terrain : []).filter(({ glass }) => query.blockers.glass || !glass),
    ...models.flatMap((id) => standingModel(board.models[id]!)),
  ];
  return expectLooks(board, query, () => blockers);
}

/** Every eye's look for a question of cover: models hide with their silhouettes, which are turned to the eye. */
export function expectCover(board: Board, terrain: readonly StandingSolid[], query: CoverQuery): ExpectedLooks {
  const { candidates, width, stance } = query.models;
  const covering = [...new Set(candidates)].filter((id) => id !== query.from && id !== query.to).map((id) => board.models[id]!);
  const solid = terrain.filter(({ glass }) => query.glass || !glass);
  return expectLooks(board, query, (eye) => [
    ...solid,
    ...covering.flatMap((model) => {
      const own = stance === 'kneeling-stands' && model.stance === 'kneeling' ? 'standing' : model.stance;
      return silhouetteOf(model, own, width, model.body.height * SHARE_OF_HEIGHT[own], eye).map(({ faces }) => ({
        source: { kind: 'model' as const, model: model.id },
        glass: false,
        closed: false,
        faces,
        boxCorners: boxCornersOf(faces),
      }));
    }),
  ]);
}

function expectLooks(
  board: Board,
  query: { readonly from: string; readonly to: string; readonly eyes: EyePolicy; readonly target: TargetPolicy },
  blockersFor: (eye: Vec3) => readonly StandingSolid[],
): ExpectedLooks {
  const looker = board.models[query.from]!;
  const target = board.models[query.to]!;
  const middle = middleOf(target, query.target);
  const regionsFor = (eye: Vec3) => regionsOf(target, query.target, eye);
  const looks = eyesOf(looker, query.eyes).map((eye) => {
    const blockers = blockersFor(eye);
    return {
      eye,
      middle,
      inside: blockers.some((blocker) => goesRound(blocker, eye)),
      blockers,
      look: lookAt(
        eye,
        middle,
        regionsFor(eye).map(({ faces }) => faces),
        blockers,
      ),
    };
  });
  return { regions: regionsFor(middle).map(({ region, member }) => ({ region, member })), looks };
}

const SHARE_OF_HEIGHT: Readonly<Record<Stance, number>> = { standing: 1, kneeling: 0.7, prone: 0.5 };

export const eyesOf = (looker: Model, policy: EyePolicy): readonly Vec3[] =>
  policy.kind === 'point'
    ? [policy.at]
    : looker.body.eyes[policy.stance].map(({ at }) => outOfFrame(frameOfPose(looker.pose), at));

/** Under the eye of each man of a squad; at the model's own place for everything else. */
function placesOf(model: Model, stance: Stance): readonly { readonly member: number; readonly at: Vec3 }[] {
  const eyes = model.body.eyes[stance];
  if (eyes.length < 2) return [{ member: eyes[0]?.member ?? 0, at: { x: 0, y: 0, z: 0 } }];
  return eyes.map(({ member, at }) => ({ member, at: { x: at.x, y: 0, z: at.z } }));
}

function silhouetteOf(model: Model, stance: Stance, width: number, height: number, eye: Vec3): TargetRegion[] {
  if (model.body.kind === 'vehicle') return standingRegions(model, stance, ['hull', 'turret']);
  const frame = frameOfPose(model.pose);
  return placesOf(model, stance).map(({ member, at }) => {
    const foot = outOfFrame(frame, at);
    const away = Math.sqrt((eye.x - foot.x) ** 2 + (eye.z - foot.z) ** 2);
    const side = { x: ((eye.z - foot.z) / away) * (width / 2), z: ((foot.x - eye.x) / away) * (width / 2) };
    const corner = (sense: 1 | -1, up: number): Vec3 => ({
      x: foot.x + sense * side.x,
      y: foot.y + up,
      z: foot.z + sense * side.z,
    });
    return { region: 'silhouette', member, faces: [[corner(-1, 0), corner(1, 0), corner(1, height), corner(-1, height)]] };
  });
}

const regionsOf = (target: Model, policy: TargetPolicy, eye: Vec3): TargetRegion[] =>
  policy.kind === 'body'
    ? standingRegions(target, policy.stance, policy.regions)
    : silhouetteOf(target, policy.stance, policy.width, policy.height, eye);

/** The middle of the box, square to the model, around all that is counted. */
function middleOf(target: Model, policy: TargetPolicy): Vec3 {
  const regions = policy.kind === 'body' ? policy.regions : (['hull', 'turret'] as const);
  const corners =
    policy.kind === 'silhouette' && target.body.kind !== 'vehicle'
      ? placesOf(target, policy.stance).flatMap(({ at }) => [at, { ...at, y: policy.height }])
      : target.body.volumes[policy.stance]
          .filter(({ region }) => regions.some((wanted) => wanted === region))
          .flatMap(({ region, solid }) =>
            flatFacesOf(solid, new Map())
              .flat()
              .map((p) => (region === 'turret' ? turnedTurret(target, p) : p)),
          );
  const along = (axis: 'x' | 'y' | 'z') =>
    (Math.min(...corners.map((p) => p[axis])) + Math.max(...corners.map((p) => p[axis]))) / 2;
  return outOfFrame(frameOfPose(target.pose), { x: along('x'), y: along('y'), z: along('z') });
}
