import {
  type Fault,
  fail,
  type Raster,
  type Result,
  rastersOfField,
  succeed,
  writeFieldCsv,
  writeGeoTiff,
  writeRasterPng,
} from '../../../engine/index.ts';
import { writeBytes, writeText } from '../files.ts';
import type { Host } from '../host.ts';
import type { Analysed } from './analyse-one.ts';

/** Files that were written, or the one that could not be. */
type Written = Result<readonly string[], { readonly file: string; readonly faults: readonly Fault[] }>;

/** `maps.png` for the map of a zone becomes `maps-zone-red-0.png`. */
const besides = (file: string, name: string): string => file.replace(/(\.[^./\\]*)?$/, (ending) => `-${name}${ending}`);

const nameOfMap = ({ from }: Analysed['analysis']['maps'][number]): string => `${from.kind}-${from.id.replace(/[^\w-]/g, '_')}`;

/** Every storey of every map, as pictures or as rasters that lie where they belong, by the ending of the name. */
export async function writeRasters(host: Host, file: string, { analysis }: Analysed): Promise<Written> {
  const asPicture = /\.png$/i.test(file);
  const written: string[] = [];
  for (const map of analysis.maps) {
    const greatest = map.field.unit === 'share' ? 1 : undefined;
    for (const [storey, raster] of rastersOfField(map.field, nameOfMap(map)).entries()) {
      const name = besides(file, `${nameOfMap(map)}-${storey}`);
      const bytes = asPicture ? writeRasterPng(raster, 0, greatest ?? greatestOf(raster)) : writeGeoTiff(raster);
      const wrote = await writeBytes(host, name, bytes);
      if (!wrote.ok) return fail({ file: name, faults: wrote.problem });
      written.push(name);
    }
  }
  return succeed(written);
}

const greatestOf = ({ values }: Raster): number =>
  values.reduce((most, value) => (Number.isNaN(value) ? most : Math.max(most, value)), 1);

/** Every map as a table. */
export async function writeTables(host: Host, file: string, { analysis }: Analysed): Promise<Written> {
  const written: string[] = [];
  for (const map of analysis.maps) {
    const name = besides(file, nameOfMap(map));
    const wrote = await writeText(host, name, writeFieldCsv(map.field));
    if (!wrote.ok) return fail({ file: name, faults: wrote.problem });
    written.push(name);
  }
  return succeed(written);
}
