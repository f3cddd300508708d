import { Box3, Matrix4, Vector3 } from 'three';
import { drawnParts } from '../session/drawn-parts.ts';
import { read, type Selected } from '../session/session.ts';
import { placement } from './placement.ts';

/** The box around a thing on the table; null when it is not there. */
export function boxAround(thing: Selected): Box3 | null {
  const { board, meshes } = read().document;
  if (thing.kind === 'model') {
    const model = board.models[thing.id];
    if (!model) return null;
    const { x, y, z } = model.pose.at;
    const reach = Math.max(20, model.body.height * 0.6);
    return new Box3(new Vector3(x - reach, y, z - reach), new Vector3(x + reach, y + model.body.height * 1.1, z + reach));
  }
  if (thing.kind === 'zone') {
    const zone = board.zones[thing.id];
    const floor = zone?.kind === 'effect' ? (zone.effect?.floor?.y ?? 0) : 0;
    return zone ? new Box3().setFromPoints(zone.outline.map(({ x, z }) => new Vector3(x, floor, z))) : null;
  }
  const piece = board.pieces[thing.id];
  if (!piece) return null;
  const box = new Box3();
  for (const { mesh } of drawnParts(piece, meshes)) {
    for (let i = 0; i < mesh.positions.length; i += 3)
      box.expandByPoint(new Vector3(mesh.positions[i], mesh.positions[i + 1], mesh.positions[i + 2]));
  }
  const { position, rotation, scale } = placement(piece.pose, piece.mirrored);
  return box.applyMatrix4(
    new Matrix4()
      .makeRotationY(rotation[1])
      .setPosition(...position)
      .scale(new Vector3(...scale)),
  );
}
