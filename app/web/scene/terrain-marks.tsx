import { useEffect, useMemo } from 'react';
import { BufferGeometry, Vector3 } from 'three';
import type { FoundOpening, TerrainProposal, Vec3 } from '../../../engine/index.ts';
import { useImportDesk } from '../session/import-desk-state.ts';
import { proposalsOnDesk } from '../session/terrain-on-desk.ts';

/** What is proposed of a piece of terrain on the import desk: bright where it is taken, grey where it is not. */
export function TerrainMarks() {
  const terrain = useImportDesk((desk) => desk.understood?.terrain);
  const agreement = useImportDesk((desk) => desk.agreement);
  if (!terrain) return null;
  return proposalsOnDesk(terrain, agreement).map(({ proposal, taken }) => (
    <Mark key={proposal.id} points={pointsOf(proposal)} isTaken={taken} />
  ));
}

/** Stairs are their part; openings are drawn round, ladders from foot to head. */
function pointsOf(one: TerrainProposal): readonly Vec3[] {
  if (one.what === 'opening') return cornersOf(one.guess.value);
  return one.what === 'ladder' ? [one.guess.value.foot, one.guess.value.head] : [];
}

/** The corners of an opening, the first again at the end. */
function cornersOf({ frame }: FoundOpening): readonly Vec3[] {
  const { centre, across, through, width, height } = frame;
  const up = new Vector3(through.x, through.y, through.z).cross(new Vector3(across.x, across.y, across.z));
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([side, rise]) =>
    new Vector3(centre.x, centre.y, centre.z)
      .addScaledVector(new Vector3(across.x, across.y, across.z), (side! * width) / 2)
      .addScaledVector(up, (rise! * height) / 2),
  );
}

function Mark({ points, isTaken: taken }: { readonly points: readonly Vec3[]; readonly isTaken: boolean }) {
  const line = useMemo(() => new BufferGeometry().setFromPoints(points.map(({ x, y, z }) => new Vector3(x, y, z))), [points]);
  useEffect(() => () => line.dispose(), [line]);
  if (points.length === 0) return null;
  return (
    <line>
      <primitive object={line} attach="geometry" />
      <lineBasicMaterial color={taken ? '#5bd1ba' : '#8a9199'} depthTest={false} transparent opacity={taken ? 1 : 0.6} />
    </line>
  );
}
