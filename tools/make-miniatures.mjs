// Makes Eyeline's own miniatures: assets/miniatures/<id>/ {figure.glb, manifest.json}, their index, and assets/materials.json.
// The same source gives the same bytes. Arguments: ids to make only those. Pictures: tools/miniatures/render-thumbnails.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { figureFile } from './miniatures/figure-file.mjs';
import { FIGURES } from './miniatures/figures.mjs';
import { channels, FIGURE_MATERIALS, TERRAIN_MATERIALS } from './miniatures/materials.mjs';

const materials = FIGURE_MATERIALS.map((m) => ({ ...m, colour: channels(m.colour) }));

function measured(nodes) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  let triangles = 0;
  const visit = (node) => {
    for (const part of node.parts) {
      triangles += part.indices.length / 3;
      part.positions.forEach((v, i) => {
        min[i % 3] = Math.min(min[i % 3], v);
        max[i % 3] = Math.max(max[i % 3], v);
      });
    }
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  const rounded = (p) => p.map((v) => Math.round(v * 100) / 100 + 0);
  return { triangles, bounds: { min: rounded(min), max: rounded(max) } };
}

/** The figure's file and its manifest, nothing written. */
export async function makeMiniature(id) {
  const { sheet, build } = FIGURES[id];
  const nodes = build();
  const figure = await figureFile(id, nodes, materials);
  const names = (node) => [node.name, ...node.children.flatMap(names)];
  const manifest = {
    format: 1,
    id,
    name: sheet.name,
    author: 'Eyeline contributors',
    licence: 'MIT',
    unit: 'mm',
    up: '+y',
    front: '+z',
    kind: sheet.kind,
    height: sheet.body.height,
    base: sheet.base,
    sculptStance: sheet.sculptStance,
    armoured: sheet.armoured ?? false,
    sculpt: {
      file: 'figure.glb',
      thumbnail: 'thumb.webp',
      ...measured(nodes),
      nodes: nodes.flatMap(names),
      turret: sheet.turret ?? null,
    },
    body: sheet.body,
  };
  return { figure, manifest };
}

/** Indented, with points and lists of numbers on one line. */
const json = (value) =>
  `${JSON.stringify(value, null, 2)
    .replace(/\{\s+"x": ([^,\s]+),\s+"y": ([^,\s]+),\s+"z": ([^,\s]+)\s+\}/g, '{ "x": $1, "y": $2, "z": $3 }')
    .replace(/\[\s+((?:[-\d.]+,\s+)*[-\d.]+)\s+\]/g, (_, list) => `[${list.replace(/\s+/g, ' ')}]`)}\n`;

async function main() {
  const assets = fileURLToPath(new URL('../assets/', import.meta.url));
  const wanted = process.argv.slice(2);
  mkdirSync(`${assets}miniatures`, { recursive: true });
  for (const id of wanted.length > 0 ? wanted : Object.keys(FIGURES)) {
    const { figure, manifest } = await makeMiniature(id);
    mkdirSync(`${assets}miniatures/${id}`, { recursive: true });
    writeFileSync(`${assets}miniatures/${id}/figure.glb`, figure);
    writeFileSync(`${assets}miniatures/${id}/manifest.json`, json(manifest));
    console.log(`${id}: ${manifest.sculpt.triangles} triangles, ${figure.length} bytes`);
  }
  writeFileSync(`${assets}miniatures/index.json`, json({ format: 1, miniatures: Object.keys(FIGURES) }));
  writeFileSync(
    `${assets}materials.json`,
    json({ format: 1, author: 'Eyeline contributors', licence: 'MIT', figures: FIGURE_MATERIALS, terrain: TERRAIN_MATERIALS }),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
