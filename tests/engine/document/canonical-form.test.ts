import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalForm, canonicalText } from '../../../engine/document/canonical-form.ts';
import { fromBase64, toBase64 } from '../../../engine/files/base64.ts';
import { textOfUtf8 } from '../../../engine/files/utf8.ts';
import { hashBoard, hashMesh } from '../../../engine/index.ts';
import { sampleBoard, sampleMesh } from '../../support/sample-board.ts';

describe('the canonical form', () => {
  test('sorts keys, writes numbers shortest and a zero without sign, and leaves no blank', () => {
    expect(canonicalForm({ b: -0, a: [1.5, 1e21, 0.1], é: 'ő"\n', Z: null })).toBe(
      '{"Z":null,"a":[1.5,1e+21,0.1],"b":0,"é":"ő\\"\\n"}',
    );
  });

  test('reads back as what it was written from, laid out or not', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const plain = JSON.parse(JSON.stringify(value), (_key, item: unknown) => (item === 0 ? 0 : item)) as unknown;
        expect(JSON.parse(canonicalForm(plain))).toEqual(plain);
        expect(JSON.parse(canonicalText(plain))).toEqual(plain);
      }),
    );
  });

  test('knows no number that is none', () => {
    expect(() => canonicalForm([Number.NaN])).toThrow();
    expect(() => canonicalForm({ a: Number.POSITIVE_INFINITY })).toThrow();
  });
});

describe('the hash of a board', () => {
  test('is 64 digits and does not depend on the order of keys', () => {
    const turned = { ...Object.fromEntries(Object.entries(sampleBoard).reverse()) } as unknown as typeof sampleBoard;
    expect(hashBoard(sampleBoard)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashBoard(turned)).toBe(hashBoard(sampleBoard));
  });

  test('changes when a model is moved by a thousandth of a millimetre', () => {
    const anna = sampleBoard.models.anna!;
    const moved = { ...anna, pose: { ...anna.pose, at: { ...anna.pose.at, x: anna.pose.at.x + 0.001 } } };
    expect(hashBoard({ ...sampleBoard, models: { ...sampleBoard.models, anna: moved } })).not.toBe(hashBoard(sampleBoard));
  });

  /** The bytes that are hashed are part of the file format: these hashes must never change. */
  test('of the empty board and of a mesh stay what they are', () => {
    const empty = { ...sampleBoard, pieces: {}, models: {}, zones: {}, objectives: {}, sides: {} };
    expect(canonicalForm(empty)).toBe(
      '{"format":1,"meta":{"author":"us","licence":"CC0","name":"Árvíztűrő \\"sample\\"","notes":"first line\\nsecond line"},"models":{},"objectives":{},"pieces":{},"sides":{},"size":{"depth":600,"width":900},"zones":{}}',
    );
    expect(hashBoard(empty)).toBe('62be1ab203fbd08a891f9dcc8fb1d3e9d5819f6e440bb56fb51ef2b19486f50d');
    expect(hashMesh(sampleMesh)).toBe('0c105b5670d1f0adc2aef0acd910f752cb6e3a623b8877a1f78ac46b690e3c34');
  });

  test('of a mesh does not see the sign of a zero', () => {
    const signed = { ...sampleMesh, positions: sampleMesh.positions.map((value) => (value === 0 ? -0 : value)) };
    expect(hashMesh(signed)).toBe(hashMesh(sampleMesh));
  });
});

describe('base64', () => {
  test('gives back every row of bytes, as other programs write it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      }),
    );
  });

  test.each(['A', 'AA', 'AAA', 'A===', 'AA=A', 'AAA\n', 'AA!=', 'AB==', 'AAB='])('%j is none', (text) => {
    expect(fromBase64(text)).toBeNull();
  });
});

test('UTF-8 is read as others read it, also where it is broken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const bytes = new TextEncoder().encode(text);
      expect(textOfUtf8(bytes)).toBe(new TextDecoder().decode(bytes));
    }),
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => typeof textOfUtf8(bytes) === 'string'));
  expect(textOfUtf8(Uint8Array.of(0x61, 0xff, 0x62, 0xe2, 0x82))).toBe('a\ufffdb\ufffd');
});
