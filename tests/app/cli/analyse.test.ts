import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeBoardFile } from '../../../engine/index.ts';
import { fairBoard, unfairBoard } from '../../support/lab-boards.ts';
import { openWorkplace } from './command-line-runs.ts';

const place = openWorkplace();
afterAll(place.close);
place.write('boards/fair.json', writeBoardFile(fairBoard(), new Map()));
place.write('boards/unfair.json', writeBoardFile(unfairBoard(), new Map()));

describe('the report of a board', () => {
  test('needs no network and no script, and leads from every figure to how it was found', async () => {
    const { exit, out } = await place.run('analyse', 'boards/unfair.json', '--report', 'unfair.html', '--cell', '50');
    expect(exit).toBe(0);
    expect(out).toMatch(/The same for both sides: 0% of the terrain/);
    const page = place.read('unfair.html');
    expect(page).not.toMatch(/<script|<link|https?:|src=/);
    expect(page).toContain("default-src 'none'");
    expect([...page.matchAll(/href="([^"]*)"/g)].map(([, to]) => to!.slice(0, 15))).toSatisfy((all: string[]) =>
      all.every((to) => to.startsWith('#method-') || to.startsWith('data:image/png')),
    );
    const named = new Set([...page.matchAll(/href="#(method-\d+)"/g)].map(([, id]) => id));
    expect(named.size).toBe(7);
    for (const heading of ['Firing lanes', 'Choke points', 'Floors that nobody comes to']) expect(page).toContain(heading);
    expect(page).toContain('The longest firing lane through the zone');
    for (const id of named) expect(page).toContain(`id="${id}"`);
    expect(page).toContain('Unfair &lt;field&gt;');
    expect(page).not.toContain('Unfair <field>');
    expect(page).toMatch(
      /east-wall stands 20 mm beside the place that west-wall gives it|west-wall stands 20 mm beside the place that east-wall/,
    );
    expect(page.match(/data:image\/png/g)!.length).toBeGreaterThanOrEqual(2);
  });

  test('is the same to the last byte when it is made again, and speaks Hungarian', async () => {
    const run = (name: string, ...more: string[]) =>
      place.run('analyse', 'boards/fair.json', '--report', name, '--cell', '100', ...more);
    await run('one.html');
    await run('two.html');
    expect(place.read('two.html')).toBe(place.read('one.html'));
    await run('hu.html', '--lang', 'hu');
    expect(place.read('hu.html')).toContain('<html lang="hu">');
    expect(place.read('hu.html')).toContain('Egyforma-e mindkét félnek?');
  });

  test('goes with pictures, rasters and tables of its maps', async () => {
    const pictures = await place.run('analyse', 'boards/fair.json', '--raster', 'map.png', '--csv', 'map.csv', '--cell', '100');
    expect(pictures.exit).toBe(0);
    await place.run('analyse', 'boards/fair.json', '--raster', 'map.tif', '--cell', '100');
    const files = readdirSync(place.folder).filter((name) => name.startsWith('map-'));
    expect(files).toEqual(
      expect.arrayContaining(['map-zone-east-0.png', 'map-zone-east-0.tif', 'map-zone-east.csv', 'map-zone-west.csv']),
    );
    expect(readFileSync(join(place.folder, 'map-zone-east-0.tif')).subarray(0, 4)).toEqual(Buffer.from([0x49, 0x49, 42, 0]));
    const [head, first] = place.read('map-zone-east.csv').split('\n');
    expect(head).toBe('x,y,z,storey,on,places-that-see-at-least,places-that-see-at-most');
    expect(first!.split(',')).toHaveLength(7);
  });

  test('tells programs the figures with their provenance', async () => {
    const told = JSON.parse((await place.run('analyse', 'boards/fair.json', '--json', '--cell', '100')).out);
    expect(told).toMatchObject({
      eyeline: 'analysis',
      board: { name: 'Fair field', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      symmetry: [{ map: 'left-right', share: 1 }, {}, {}],
      maps: [{ from: { kind: 'zone', id: 'east' }, summary: { provenance: { method: { code: 'method/places-that-see' } } } }, {}],
      differences: [
        { figure: { kind: 'table-open', moves: 0 }, difference: 0 },
        { figure: { kind: 'zone-open', moves: 0 }, difference: 0 },
      ],
      measures: [{ figure: { kind: 'longest-lane' } }],
      floors: { unreached: [] },
    });
    const [{ one, other }] = told.measures;
    // lines are pushed and turned until they grow by less than a quarter of a millimetre
    expect(Math.abs(one.value.atMost - other.value.atMost)).toBeLessThan(0.25);
  });
});

describe('what an analysis tells the shell', () => {
  test.each([
    [['boards/fair.json', '--symmetric', '95'], 0],
    [['boards/unfair.json', '--symmetric', '95'], 5],
    [['boards/fair.json', '--strict'], 0],
    [['boards/fair.json', '--strict', '--base', '170'], 5],
    [['gone.json'], 3],
    [['boards/fair.json', '--cell', '2', '--question', 'zones'], 4],
    [['boards/fair.json', '--raster', 'map.bmp'], 2],
    [['boards/fair.json', '--question', 'everything'], 2],
    [['boards/fair.json', '--queue', 'http://here'], 2],
    [['boards/fair.json', '--workers', '2', '--queue', 'redis://here'], 2],
    [['boards/fair.json', '--workers', '1.5'], 2],
  ])('of %j is %i', async (given, exit) => {
    const question = given.includes('--question') ? [] : ['--question', 'none'];
    expect((await place.run('analyse', ...given, ...question)).exit).toBe(exit);
  });
});

describe('a folder of boards', () => {
  test('is ranked, the fairest first, with a page for each', async () => {
    const { exit, out } = await place.run('analyse', 'boards', '--report', 'pages', '--question', 'none');
    expect(exit).toBe(0);
    expect(out.indexOf('Fair field')).toBeLessThan(out.indexOf('Unfair'));
    expect(readdirSync(join(place.folder, 'pages')).sort()).toEqual(['fair.html', 'index.html', 'unfair.html']);
    const index = place.read('pages/index.html');
    expect(index.indexOf('href="fair.html"')).toBeGreaterThan(0);
    expect(index.indexOf('href="fair.html"')).toBeLessThan(index.indexOf('href="unfair.html"'));
  });

  test('goes on after a board that cannot be read, and says so at the end', async () => {
    place.write('mixed/good.json', writeBoardFile(fairBoard(), new Map()));
    place.write('mixed/bad.json', '{}');
    const { exit, out, err } = await place.run('analyse', 'mixed', '--question', 'none');
    expect(exit).toBe(3);
    expect(out).toContain('Fair field');
    expect(err).toContain('bad.json');
    expect((await place.run('analyse', 'pages', '--question', 'none')).exit).toBe(3);
  });
});
