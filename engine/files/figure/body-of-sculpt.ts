import { type Body, type BodyEye, type BodyVolume, STANCES, type Stance } from '../../board/body.ts';
import { STANCE_SHARE_OF_HEIGHT } from '../../board/standard-body.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { SculptRegion } from './guess-figure.ts';

/**
 * The body that a sculpt shows, for players who agree to go by the sculpt: its own head, shoulders, chest, abdomen and legs, without weapons
 * and base, and its eye. Kneeling and lying down it is as much lower as the standard body.
 * @frame mesh, which is the model's where the sculpt stands in the middle of its base and faces the front @clause SK-MODEL-3, SK-MODEL-11
 */
export function bodyOfSculpt(height: Millimetres, eye: Vec3, regions: readonly SculptRegion[]): Body {
  const volumesIn = (stance: Stance): readonly BodyVolume[] => {
    const share = STANCE_SHARE_OF_HEIGHT[stance];
    return regions.map(({ region, box: { min, max } }) => ({
      region,
      member: 0,
      solid: { kind: 'box', min: { ...min, y: min.y * share }, max: { ...max, y: max.y * share } },
    }));
  };
  const eyesIn = (stance: Stance): readonly BodyEye[] => [
    { member: 0, at: { ...eye, y: eye.y * STANCE_SHARE_OF_HEIGHT[stance] } },
  ];
  const each = <Of>(of: (stance: Stance) => Of) =>
    Object.fromEntries(STANCES.map((stance) => [stance, of(stance)])) as unknown as Record<Stance, Of>;
  return { height, kind: 'figure', turretAxis: null, eyes: each(eyesIn), volumes: each(volumesIn) };
}
