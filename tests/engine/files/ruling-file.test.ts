import { describe, expect, test } from 'vitest';
import { hashBoard, hashMesh, readRulingFile, rulingElement, type TriangleMesh, writeRulingFile } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { numbersIn, withOtherDigit } from '../../support/json-numbers.ts';
import { copyOf, rulingOn } from '../../support/rulings.ts';
import { piece } from '../../support/sight-board.ts';

const made = rulingOn(duelBoard, 'anna', 'bela');
const text = writeRulingFile(made);

/** A wall of two triangles, as somebody might have imported it. */
const mesh: TriangleMesh = {
  positions: Float64Array.from([-60, 0, 0, 60, 0, 0, 60, 40.5, 0, -60, 40.5, 0]),
  triangles: Uint32Array.from([0, 1, 2, 0, 2, 3]),
  groups: [{ name: 'wall', first: 0, count: 2 }],
};
const hash = hashMesh(mesh);
const meshes = new Map([[hash, mesh]]);
const meshBoard = {
  ...duelBoard,
  pieces: { screen: piece('screen', { a: { kind: 'mesh', mesh: hash, group: 'wall' } }) },
};

const codesOf = (file: string) => {
  const read = readRulingFile(file);
  return (read.ok ? read.value.changes : read.problem).map(({ code, where }) => `${code} ${where}`.trim());
};

describe('a ruling file', () => {
  test('gives back the ruling that was written, and writes the same bytes again', () => {
    const read = readRulingFile(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    expect(read.value.changes).toEqual([]);
    expect(read.value.ruling).toEqual(made.ruling);
    expect(read.value.ruling.position).toBe(hashBoard(duelBoard));
    expect(writeRulingFile(read.value)).toBe(text);
  });

  test('carries the imported meshes that its board refers to', () => {
    const written = writeRulingFile(rulingOn(meshBoard, 'anna', 'bela', { meshes }));
    const read = readRulingFile(written);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    expect([...read.value.meshes.keys()]).toEqual([hash]);
    expect(read.value.meshes.get(hash)).toEqual(mesh);
    expect(read.value.changes).toEqual([]);
  });

  test('is read from a page that carries it, whatever its names try to do there', () => {
    const board = copyOf(duelBoard);
    board.models.anna!.name = '</script><script>alert(1)</script>';
    const named = rulingOn(board, 'anna', 'cili');
    const element = rulingElement(writeRulingFile(named));
    expect(element.match(/<\/?script/g)).toEqual(['<script', '</script']);
    const read = readRulingFile(`<!doctype html>\n<html><body>${element}</body></html>`);
    expect(read.ok && read.value.ruling.board.models.anna?.name).toBe('</script><script>alert(1)</script>');
    expect(read.ok && read.value.changes).toEqual([]);
  });

  test('may be laid out in another way', () => {
    expect(codesOf(JSON.stringify(JSON.parse(text)))).toEqual([]);
  });

  test('that is none, is empty or is of another format is refused in words', () => {
    expect(codesOf('')).toEqual(['document/empty']);
    expect(codesOf('{"eyeline":"board"}')).toEqual(['ruling-file/not-a-ruling eyeline']);
    expect(codesOf('[]')).toEqual(['ruling-file/not-a-ruling']);
    expect(codesOf('<html><body>hello</body></html>')).toEqual(['ruling-file/page-without-ruling']);
    expect(codesOf(text.replace('"format": 2', '"format": 3'))[0]).toMatch(/format-too-new|value-changed/);
    expect(codesOf('{"eyeline":"ruling","format":3}')).toEqual(['ruling-file/format-too-new format']);
    expect(codesOf('{"eyeline":"ruling","format":0}')).toEqual(['ruling-file/format-unknown format']);
    expect(codesOf('{"eyeline":"ruling","format":"one"}')).toEqual(['ruling-file/format-unknown format']);
  });

  test('with a form that is wrong gives every fault, after what was changed', () => {
    const file = copyOf(JSON.parse(text)) as { rulings: { outcome: { value: { confidence: string } } }[]; settings?: object };
    file.rulings[0]!.outcome.value.confidence = 'sure';
    delete file.settings;
    const found = codesOf(JSON.stringify(file));
    expect(found).toContain('ruling/value-changed rulings[0].outcome.value.confidence');
    expect(found).toContain('document/not-one-of rulings[0].outcome.value.confidence');
    expect(found).toContain('document/key-missing settings');
    expect(found.some((line) => line.startsWith('ruling/section-missing settings'))).toBe(true);
  });

  test('whose mesh was changed names the mesh', () => {
    const written = writeRulingFile(rulingOn(meshBoard, 'anna', 'bela', { meshes }));
    const file = copyOf(JSON.parse(written)) as { meshes: Record<string, { positions: string }> };
    const { positions } = file.meshes[hash]!;
    file.meshes[hash]!.positions = `${positions.slice(0, 20)}${positions[20] === 'A' ? 'B' : 'A'}${positions.slice(21)}`;
    const found = codesOf(JSON.stringify(file));
    expect(found[0]).toBe(`ruling/value-changed meshes.${hash}.positions`);
    expect(found).toContain(`board-file/mesh-hash-differs meshes.${hash}`);
  });
});

describe('one changed digit', () => {
  test('of the number of a mesh group is caught and named by its place', () => {
    const written = writeRulingFile(rulingOn(meshBoard, 'anna', 'bela', { meshes }));
    const counts = numbersIn(written).filter(({ where }) => where.startsWith('meshes.'));
    expect(counts.map(({ where }) => where)).toEqual([`meshes.${hash}.groups[0].count`, `meshes.${hash}.groups[0].first`]);
    for (const number of counts)
      expect(codesOf(withOtherDigit(written, number, 0))).toContain(`ruling/value-changed ${number.where}`);
  });

  test('of the fingerprint of the whole board is, too', () => {
    const { position } = made.ruling;
    const other = position.startsWith('7') ? '8' : '7';
    expect(codesOf(text.replace(`"position": "${position}"`, `"position": "${other}${position.slice(1)}"`))).toEqual([
      'ruling/value-changed position',
    ]);
  });
});
