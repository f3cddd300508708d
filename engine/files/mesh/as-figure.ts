import type { Body, Stance } from '../../board/body.ts';
import { asName } from '../../board/longest-name.ts';
import type { Base, HeightClass, Model } from '../../board/model.ts';
import { STANDARD_HEIGHT, standardBody } from '../../board/standard-body.ts';
import type { MeshHash, ModelId, SideId, UnitId } from '../../identity/ids.ts';
import type { Pose } from '../../space/frame.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { guessBase } from '../figure/guess-base.ts';
import { asCredits, type ImportCredits } from './as-terrain.ts';

/** What a model made of a mesh is to be, apart from its looks. */
export interface FigureWishes {
  readonly id: ModelId;
  readonly name: string;
  readonly unit: UnitId;
  readonly owner: SideId;
  readonly credits: ImportCredits;
  readonly pose?: Pose;
  readonly stance?: Stance;
  /** Height of the body that the rules see; a man's standard height where none is given. */
  readonly height?: Millimetres;
  /** The guessed base where none is given. */
  readonly base?: Base;
  /** A body in the place of the standard one, such as that of the sculpt. */
  readonly body?: Body;
  /** Left to the rules where it is not given. */
  readonly heightClass?: HeightClass;
}

/**
 * Makes a model of an imported mesh. The mesh is only its looks: what is seen of it, and what it sees from, is the standard body of the
 * given height, or the one that is given.
 * @clause SK-MODEL-1 to 5
 */
export function modelFromMesh(mesh: TriangleMesh, hash: MeshHash, wishes: FigureWishes): Model {
  const { id, name, unit, owner, credits } = wishes;
  return {
    id,
    name: asName(name),
    unit,
    owner,
    sculpt: { from: 'import', mesh: hash, ...asCredits(credits) },
    pose: wishes.pose ?? { at: { x: 0, y: 0, z: 0 }, facing: 0 },
    stance: wishes.stance ?? 'standing',
    base: wishes.base ?? guessBase(mesh).value.base,
    body: wishes.body ?? standardBody(wishes.height ?? STANDARD_HEIGHT),
    turret: 0,
    perch: null,
    declared: { hidingBehind: null, lookingOut: null },
    armoured: false,
    profile: '',
    ...(wishes.heightClass === undefined ? {} : { heightClass: wishes.heightClass }),
  };
}
