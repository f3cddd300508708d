import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { Zone } from '../../board/zone.ts';
import type { PieceId } from '../../identity/ids.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { PlanPolygon } from '../../space/polygon.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { ModelEnds, Place } from '../measure-queries.ts';
import { cutOutline } from '../mesh/flat-outline.ts';
import { modelOf, pieceOf, zoneOf } from './board-things.ts';
import { findEyes } from './body-on-board.ts';
import { bodyPartsOf } from './body-parts.ts';
import { basePlateOf } from './contact-shapes.ts';
import { disc, levelPolygon, type Plate, thickened } from './convex-shape.ts';
import { footprintOf } from './footprint-of-piece.ts';
import { isConvex } from './plan-form.ts';
import { edgeOfTable, quarterOfTable } from './regions-of-table.ts';
import type { Face } from './solid-faces.ts';

/** A convex part of what is measured. Only the solids of a piece are left whole: there is a tree over their triangles. */
export type PartOfPlace =
  | { readonly kind: 'plate'; readonly plate: Plate }
  | { readonly kind: 'body'; readonly faces: readonly Face[] }
  | { readonly kind: 'solids'; readonly piece: PieceId };

const platesOf = (...plates: readonly Plate[]): readonly PartOfPlace[] => plates.map((plate) => ({ kind: 'plate', plate }));
const bodiesOf = (parts: readonly (readonly Face[])[]): readonly PartOfPlace[] => parts.map((faces) => ({ kind: 'body', faces }));

/** What a place is made of, a model by its ends. An area is cut into convex parts. @breaks what is named is not on the board */
export function partsOfPlace(board: Board, place: Place, ends: ModelEnds): readonly PartOfPlace[] {
  if (place.kind === 'model') return partsOfModel(modelOf(board, place.model), ends);
  if (place.kind === 'point') return platesOf(disc(place.at, 0));
  if (place.kind === 'line') return platesOf(levelPolygon([place.from, place.to], place.from.y));
  if (place.kind === 'piece') return [{ kind: 'solids', piece: place.piece }];
  if (place.kind === 'objective') {
    const objective = board.objectives[place.objective];
    if (!objective) throw new BrokenInvariant(`the board has no objective ${place.objective}`);
    return platesOf(disc(objective.at, objective.radius));
  }
  if (place.kind === 'zone') {
    const circle = circleOfZone(zoneOf(board, place.zone));
    if (circle) return platesOf(disc({ ...circle.centre, y: 0 }, circle.radius));
  }
  return outlinesOfPlace(board, place).flatMap(({ outline, height }) =>
    convexOutlines(outline).flatMap((part) => platesOf(levelPolygon(part, height))),
  );
}

const circleOfZone = (zone: Zone) => (zone.kind === 'effect' ? (zone.effect?.circle ?? null) : null);

/** The outlines of a flat area and how high it lies; none for what is no area, and for a zone that is exactly a circle. */
export function outlinesOfPlace(
  board: Board,
  place: Place,
): readonly { readonly outline: PlanPolygon; readonly height: number }[] {
  switch (place.kind) {
    case 'zone': {
      const zone = zoneOf(board, place.zone);
      return circleOfZone(zone) ? [] : [{ outline: zone.outline, height: 0 }];
    }
    case 'footprint': {
      const piece = pieceOf(board, place.piece);
      return footprintOf(piece).map((outline) => ({ outline, height: piece.pose.at.y }));
    }
    case 'edge':
      return [{ outline: edgeOfTable(board.size, place.edge), height: 0 }];
    case 'quarter':
      return [{ outline: quarterOfTable(board.size, place.quarter, place.lineWidth), height: 0 }];
    case 'outline':
      return [{ outline: place.outline, height: place.height }];
    default:
      return [];
  }
}

/** What a model is made of where it is measured by these ends. */
export function partsOfModel(model: Model, ends: ModelEnds): readonly PartOfPlace[] {
  switch (ends.kind) {
    case 'heads': {
      const hull = hullOf(model);
      return hull.length > 0 ? hull : platesOf(...findEyes(model, model.stance).map(({ at }: { at: BoardPoint }) => disc(at, 0)));
    }
    case 'bases': {
      const hull = hullOf(model);
      return hull.length > 0 ? hull : platesOf(basePlateOf(model, ends.ovals));
    }
    case 'base-solids':
      return model.base.kind === 'none'
        ? partsOfModel(model, { kind: 'bodies' })
        : platesOf(thickened(basePlateOf(model, ends.ovals), ends.thickness));
    case 'bodies': {
      const body = bodiesOf(bodyPartsOf(model, () => true));
      return body.length > 0 ? body : platesOf(basePlateOf(model));
    }
    case 'axes':
      return platesOf(disc(model.pose.at, 0));
  }
}

/** Hull and turret of a vehicle; none of a figure, nor of a vehicle whose body has no such regions. */
const hullOf = (model: Model): readonly PartOfPlace[] =>
  model.body.kind === 'vehicle' ? bodiesOf(bodyPartsOf(model, (region) => region === 'hull' || region === 'turret')) : [];

/** An outline as convex outlines: itself where it is convex, else cut into triangles. @edge a line or point is convex */
function convexOutlines(outline: PlanPolygon): readonly PlanPolygon[] {
  if (isConvex(outline)) return [outline];
  const { points, triangles } = cutOutline(
    outline.map(({ x, z }) => ({ x, y: z })),
    [],
  );
  return Array.from({ length: triangles.length / 3 }, (_, t) =>
    [0, 1, 2].map((k) => {
      const { x, y } = points[triangles[3 * t + k]!]!;
      return { x, z: y };
    }),
  );
}
