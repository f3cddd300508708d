import { Quaternion, Vector3 } from 'three';
import type { Opening } from '../../../engine/index.ts';

/** How far an open leaf stands from shut. @unit radians */
const SWUNG = (105 * Math.PI) / 180;

/** Where an open leaf hangs and how it is turned: about the upright edge of its hole. @frame piece */
export function leafTurn(opening: Opening): { readonly hinge: [number, number, number]; readonly quaternion: Quaternion } {
  const { centre, across, through, width } = opening.frame;
  const side = new Vector3(across.x, across.y, across.z);
  const axis = new Vector3(through.x, through.y, through.z).cross(side).normalize();
  const hinge = new Vector3(centre.x, centre.y, centre.z).addScaledVector(side, -width / 2);
  return { hinge: [hinge.x, hinge.y, hinge.z], quaternion: new Quaternion().setFromAxisAngle(axis, SWUNG) };
}
