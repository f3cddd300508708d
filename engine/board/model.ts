import type { LadderId, MeshHash, MiniatureId, ModelId, OpeningId, PieceId, SideId, UnitId } from '../identity/ids.ts';
import type { Pose } from '../space/frame.ts';
import type { Millimetres, Radians } from '../space/quantity.ts';
import type { Body, Stance } from './body.ts';

/** The disc or plate a model stands on. Lengths run along the model's own x (width) and z (depth). */
export type Base =
  | { readonly kind: 'round'; readonly diameter: Millimetres }
  | { readonly kind: 'oval'; readonly width: Millimetres; readonly depth: Millimetres }
  | { readonly kind: 'rectangle'; readonly width: Millimetres; readonly depth: Millimetres }
  | { readonly kind: 'none' };

/** How tall a model counts, for rule books that judge models by class: 1 small, 2 normal, 3 large. */
export const HEIGHT_CLASSES = [1, 2, 3] as const;
export type HeightClass = (typeof HEIGHT_CLASSES)[number];

/** What is drawn. It has no say in any ruling. */
export type Sculpt =
  | { readonly from: 'miniatures'; readonly miniature: MiniatureId }
  | {
      readonly from: 'import';
      readonly mesh: MeshHash;
      readonly fileName: string;
      readonly author: string;
      readonly licence: string;
      /** The mesh is only a silhouette, in the place of the sculpt with this fingerprint, which its owner has not handed on. */
      readonly standsFor?: MeshHash;
    };

/** What an owner has said of a model and the table must remember: rule sets that know no such thing ignore it. */
export interface Declarations {
  /** It hides behind this piece. */
  readonly hidingBehind: PieceId | null;
  /** It looks out of this opening whatever its pose. */
  readonly lookingOut: { readonly piece: PieceId; readonly opening: OpeningId } | null;
}

/** A miniature on the table. */
export interface Model {
  readonly id: ModelId;
  readonly name: string;
  readonly unit: UnitId;
  readonly owner: SideId;
  readonly sculpt: Sculpt;
  /** Under the base's centre, on the surface that carries it. @frame board */
  readonly pose: Pose;
  readonly stance: Stance;
  readonly base: Base;
  readonly body: Body;
  /** Bearing of the turret against the hull; 0 for everything without one. */
  readonly turret: Radians;
  /** Where on a ladder it rests; null on a surface. */
  readonly perch: { readonly piece: PieceId; readonly ladder: LadderId; readonly height: Millimetres } | null;
  readonly declared: Declarations;
  /** Counts as armoured when something shelters behind it. */
  readonly armoured: boolean;
  /** Name of its profile in a roster; empty where none was given. */
  readonly profile: string;
  /** 1 small, 2 normal, 3 large, for rule books that judge models by class, where its entry in the roster says so. Left out where the rules tell it. */
  readonly heightClass?: HeightClass;
}
