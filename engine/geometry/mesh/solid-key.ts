import type { Solid } from '../../space/solid.ts';
import type { Vec3 } from '../../space/vec3.ts';

/** Names a solid by its content: equal solids have equal names, so copies of a piece share their trees. */
export function keyOfSolid(solid: Solid): string {
  switch (solid.kind) {
    case 'box':
      return `box ${point(solid.min)} ${point(solid.max)}`;
    case 'prism':
      return `prism ${point(solid.origin)} ${point(solid.across)} ${point(solid.along)} ${solid.depth} ${[
        solid.outline,
        ...solid.holes,
      ]
        .map((ring) => ring.map(({ x, y }) => `${x},${y}`).join(' '))
        .join(' / ')}`;
    case 'polyhedron':
      return `polyhedron ${solid.vertices.map(point).join(' ')} / ${solid.faces.map((face) => face.join(',')).join(' ')}`;
    case 'mesh':
      return `mesh ${solid.mesh} ${solid.group === null ? 'all' : `group ${solid.group}`}`;
  }
}

const point = ({ x, y, z }: Vec3): string => `${x},${y},${z}`;
