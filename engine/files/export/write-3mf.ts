import { strToU8, zipSync } from 'fflate';
import type { ExportCredits, ExportedPart } from './exported-part.ts';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' ');

const TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>
`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>
`;

/** A number with as many digits as single precision holds, which is what readers keep. */
const short = (value: number): string => String(Number(Math.fround(value).toPrecision(9)));

/** All parts as a 3MF file, each an object under its own name: millimetres, z upwards, with the credits of the board. */
export function write3mf(parts: readonly ExportedPart[], { name, author, licence }: ExportCredits): Uint8Array {
  const said = [
    ['Title', name],
    ['Designer', author],
    ['LicenseTerms', licence],
    ['Application', 'Eyeline'],
  ].flatMap(([key, value]) => (value ? [`<metadata name="${key}">${escaped(value)}</metadata>`] : []));
  const objects = parts.map(({ piece, part, mesh: { positions, triangles } }, index) => {
    const vertices: string[] = [];
    for (let i = 0; i < positions.length; i += 3)
      vertices.push(`<vertex x="${short(positions[i]!)}" y="${short(0 - positions[i + 2]!)}" z="${short(positions[i + 1]!)}"/>`);
    const faces: string[] = [];
    for (let i = 0; i < triangles.length; i += 3)
      faces.push(`<triangle v1="${triangles[i]}" v2="${triangles[i + 1]}" v3="${triangles[i + 2]}"/>`);
    const called = escaped(`${piece} / ${part}`);
    return `<object id="${index + 1}" type="model" name="${called}"><mesh><vertices>${vertices.join('')}</vertices><triangles>${faces.join('')}</triangles></mesh></object>`;
  });
  const items = parts.map((_, index) => `<item objectid="${index + 1}"/>`);
  const model = `<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">${said.join('')}
<resources>
${objects.join('\n')}
</resources>
<build>${items.join('')}</build>
</model>
`;
  // The time of packing says nothing about a board; the same board gives the same bytes.
  const packed = { mtime: '1980-01-01T00:00:00', level: 6 } as const;
  const files = { '[Content_Types].xml': TYPES, '_rels/.rels': RELATIONS, '3D/3dmodel.model': model };
  return zipSync(Object.fromEntries(Object.entries(files).map(([file, text]) => [file, [strToU8(text), packed]])));
}
