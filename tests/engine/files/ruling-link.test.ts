import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toBase64 } from '../../../engine/files/base64.ts';
import { LONGEST_RULING_LINK, openRulingLink, rulingLink, writeRulingFile } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { rulingOn } from '../../support/rulings.ts';

const text = writeRulingFile(rulingOn(duelBoard, 'anna', 'bela'));
const PAGE = 'https://example.org/eyeline/';
const codesOf = (link: string) => {
  const opened = openRulingLink(link);
  return opened.ok ? [] : opened.problem.map(({ code }) => code);
};
const packed = (bytes: Uint8Array) => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

describe('a link', () => {
  test('carries the whole ruling behind its #, byte for byte', () => {
    const link = rulingLink(text, PAGE);
    expect(link).toMatch(/^https:\/\/example\.org\/eyeline\/#ruling=1\.[A-Za-z0-9_-]+$/);
    expect(link!.length).toBeLessThan(text.length / 4);
    expect(openRulingLink(link!)).toEqual({ ok: true, value: text });
  });

  test('takes the place of what stood behind the # of the page', () => {
    expect(rulingLink(text, `${PAGE}#top`)).toBe(rulingLink(text, PAGE));
  });

  test('is not made where it would be too long', () => {
    const noise = Array.from({ length: 20_000 }, (_, i) => (i * 7919.123456789) % 1);
    expect(rulingLink(JSON.stringify({ noise }), PAGE)).toBeNull();
    expect(rulingLink('no json', PAGE)).toBeNull();
    expect(LONGEST_RULING_LINK).toBe(64_000);
  });

  test('without a ruling, packed another way, or cut short is told of', () => {
    const link = rulingLink(text, PAGE)!;
    expect(codesOf(PAGE)).toEqual(['ruling-link/no-ruling']);
    expect(codesOf(`${PAGE}#other=1`)).toEqual(['ruling-link/no-ruling']);
    expect(codesOf(link.replace('#ruling=1.', '#ruling=2.'))).toEqual(['ruling-link/other-packing']);
    expect(codesOf(link.slice(0, -40))).toEqual(['ruling-link/damaged']);
    expect(codesOf(`${link.slice(0, 60)}!${link.slice(61)}`)).toEqual(['ruling-link/damaged']);
    expect(codesOf(`${PAGE}#ruling=1.${packed(deflateSync(new TextEncoder().encode('[1,')))}`)).toEqual(['ruling-link/damaged']);
  });

  test('that would unpack to more than a browser should hold is left in time', () => {
    const bomb = deflateSync(new Uint8Array(64_000_000).fill(32), { level: 9 });
    expect(bomb.length).toBeLessThan(70_000);
    expect(codesOf(`${PAGE}#ruling=1.${packed(bomb)}`)).toEqual(['ruling-link/too-large']);
  });
});
