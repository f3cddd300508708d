// From shells as modelled to painted meshes, ready for the figure file.
import { placed } from './distance-field.mjs';
import { looseEdges, meshedAbout, signedVolume } from './mesh-field.mjs';
import { creased, faceted, fieldNormals, painted } from './paint.mjs';
import { moved } from './turned-solids.mjs';
import { dot, subtract } from './vector.mjs';

const inside = (frame, p) => {
  const d = subtract(p, frame.at);
  return [dot(d, frame.x), dot(d, frame.y), dot(d, frame.z)];
};

/** Shells carried from their own frame into the figure's. */
export const shellsIn = (frame, shells) =>
  shells.map((s) => ({
    ...s,
    field: s.field && placed(s.field, frame),
    mesh: s.mesh && moved(s.mesh, frame),
    tint: typeof s.tint === 'function' ? (p, n) => s.tint(inside(frame, p), n) : s.tint,
  }));

/** One field of all that shades: every shell's field and the ground of the stand. */
export function shadingField(shells, floor) {
  const near = shells.filter((s) => s.field && s.shades !== false).map((s) => s.field);
  const list = near.map((f) => {
    const pad = 3.2;
    const [lx, ly, lz] = f.lo.map((v) => v - pad);
    const [hx, hy, hz] = f.hi.map((v) => v + pad);
    return (x, y, z) => (x < lx || y < ly || z < lz || x > hx || y > hy || z > hz ? pad : f.d(x, y, z));
  });
  const above = (level) => (x, y, z) => {
    let d = level === null ? 1e9 : y - level;
    for (const f of list) d = Math.min(d, f(x, y, z));
    return d;
  };
  return Object.assign(above(floor), { above });
}

/** The painted mesh of one shell. */
export function finished(shell, shade, tolerance = 0.35) {
  const solid = shell.floor === undefined ? shade : shade.above(shell.floor);
  let mesh = shell.mesh;
  if (!mesh) mesh = meshedAbout(shell.field, shell.step, shell.triangles, tolerance);
  if (looseEdges(mesh, mesh.positions.length / 3) > 0) throw new Error(`A shell of ${shell.material} is not closed.`);
  if (signedVolume(mesh) <= 0) throw new Error(`A shell of ${shell.material} is inside out.`);
  const shaped = shell.mesh ? (shell.faceted ? faceted(mesh) : creased(mesh, shell.crease)) : fieldNormals(mesh, shell.field);
  const own = !shell.mesh && shell.field ? shell.field.d : null;
  return {
    material: shell.material,
    ...shaped,
    colours: painted(shaped, shell.tint, solid, { own, reach: shell.reach ?? 3, wash: shell.wash ?? 0.7 }),
  };
}
