// What a painter does to a finished sculpt: smooth normals, dark recesses, light edges, light from above.
import { gradient } from './distance-field.mjs';
import { unit } from './vector.mjs';

/**
 * Normals for a chamfered solid: each corner takes the direction of the largest flat face that meets it, so that faces stay flat and only
 * their chamfers are rounded off by the light.
 */
export function faceted(mesh) {
  return creased(mesh, 0.3, (near) => near.reduce((a, b) => (b.area > a.area ? b : a)).normal);
}

/** Normals of a mesh: weighted by area, split where faces meet more sharply than the crease (cosine). */
export function creased({ positions, indices }, crease = 0.6, choose = null) {
  const faces = indices.length / 3;
  const point = (i) => [positions[3 * i], positions[3 * i + 1], positions[3 * i + 2]];
  const normal = [];
  const weight = [];
  const around = new Map();
  for (let f = 0; f < faces; f++) {
    const p = [0, 1, 2].map((k) => point(indices[3 * f + k]));
    const e = [0, 1, 2].map((k) => p[(k + 1) % 3].map((v, a) => v - p[k][a]));
    const n = [
      e[0][1] * e[1][2] - e[0][2] * e[1][1],
      e[0][2] * e[1][0] - e[0][0] * e[1][2],
      e[0][0] * e[1][1] - e[0][1] * e[1][0],
    ];
    normal.push(unit(n));
    weight.push(Math.sqrt(n[0] ** 2 + n[1] ** 2 + n[2] ** 2) + 1e-9);
    for (let k = 0; k < 3; k++) {
      const i = indices[3 * f + k];
      const list = around.get(i);
      if (list) list.push(f);
      else around.set(i, [f]);
    }
  }
  const out = { positions: [], normals: [], indices: [] };
  for (let f = 0; f < faces; f++)
    for (let k = 0; k < 3; k++) {
      const i = indices[3 * f + k];
      const sum = [0, 0, 0];
      const flats = [];
      for (const g of around.get(i)) {
        const c = normal[f][0] * normal[g][0] + normal[f][1] * normal[g][1] + normal[f][2] * normal[g][2];
        if (c < crease) continue;
        for (let a = 0; a < 3; a++) sum[a] += normal[g][a] * weight[g];
        if (!choose) continue;
        const flat = flats.find(
          (h) => h.normal[0] * normal[g][0] + h.normal[1] * normal[g][1] + h.normal[2] * normal[g][2] > 0.9999,
        );
        if (flat) flat.area += weight[g];
        else flats.push({ normal: normal[g], area: weight[g] });
      }
      out.indices.push(out.positions.length / 3);
      out.positions.push(...point(i));
      out.normals.push(...(choose ? choose(flats) : unit(sum)));
    }
  return out;
}

/** Normals taken from the field itself, so that coarse triangles still show fine folds. */
export function fieldNormals({ positions, indices }, field) {
  const normals = [];
  for (let i = 0; i < positions.length; i += 3) normals.push(...gradient(field, positions.slice(i, i + 3)));
  return { positions: [...positions], normals, indices: [...indices] };
}

/** How open a surface point is, 0 to 1, to the solids around it. */
function openness(solid, p, n, reach) {
  let closed = 0;
  let total = 0;
  for (let k = 1; k <= 5; k++) {
    const h = (reach * k) / 5;
    const d = solid(p[0] + n[0] * h, p[1] + n[1] * h, p[2] + n[2] * h);
    const w = 1 / k;
    closed += w * Math.min(1, Math.max(0, (h - d) / h));
    total += w;
  }
  return 1 - closed / total;
}

/** Colours 0 to 1 (display values) for each vertex: the tint, darkened in recesses, lightened on top and on edges. */
export function painted(mesh, tint, solid, { reach = 3, own = null, wash = 0.75 } = {}) {
  const colours = [];
  for (let i = 0; i < mesh.positions.length; i += 3) {
    const p = mesh.positions.slice(i, i + 3);
    const n = mesh.normals.slice(i, i + 3);
    const open = openness(solid, p, n, reach);
    let shade = 1 - wash * (1 - open) ** 0.9;
    shade *= 0.93 + 0.07 * n[1];
    if (own) {
      const h = 0.45;
      const inner = own(p[0] - n[0] * h, p[1] - n[1] * h, p[2] - n[2] * h);
      shade *= 1 + 0.22 * Math.min(1, Math.max(0, (h + inner) / h - 0.08));
    }
    const base = typeof tint === 'function' ? tint(p, n) : tint;
    colours.push(...base.map((c) => Math.min(1, Math.max(0.02, c * shade))));
  }
  return colours;
}
