import { describe, expect, test } from 'vitest';
import { findForeignLine, writeRulingPage } from '../../../app/ruling-page/write-ruling-page.ts';
import { readRulingFile, skirmish } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { copyOf, rulingOn } from '../../support/rulings.ts';
import { boardOf, box, man, piece } from '../../support/sight-board.ts';

const scene = boardOf(
  [piece('wall', { a: box(-80, 0, 50, 80, 34, 54) }), piece('crate', { a: box(8, 0, 80, 40, 60, 90) })],
  [man('a', 0, -100), man('b', 5, 120)],
);
const made = rulingOn(scene, 'a', 'b');
const page = writeRulingPage(made, 'en');
const before = page.slice(0, page.indexOf('<script'));

describe('the page of a ruling', () => {
  test('fetches nothing, runs nothing and needs no other file', () => {
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="application/json" id="eyeline-ruling">']);
    expect(before).not.toMatch(/src=|href=|url\((?!#)|@import|https?:|<link|<img|<iframe|\son\w+=/i);
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  });

  test('says verdict, shares, reasons with their clauses and what it stands on, in both languages', () => {
    for (const part of [
      'a sees b.',
      'SK-LOS-1',
      'Hidden by',
      `skirmish ${skirmish.version}`,
      made.ruling.position,
      'closeCallTolerance = 1',
    ])
      expect(before + page.slice(page.indexOf('</script>'))).toContain(part);
    expect(writeRulingPage(made, 'hu')).toContain('a látja őt: b.');
    expect(writeRulingPage(made, 'hu')).toContain('<html lang="hu">');
  });

  test('draws exactly the shapes of the finding, each thing that hides in its own hatch, with a legend', () => {
    const { outcome } = made.ruling.rulings[0]!;
    const sight = outcome.ok ? outcome.value.evidence.find((one) => one.kind === 'sight') : null;
    const picture = sight?.kind === 'sight' ? sight.finding.picture : null;
    const drawing = /<svg role="img"[\s\S]*?<\/svg>/.exec(page)![0];
    const shapes = (name: string) => new RegExp(`class="${name}[^"]*" d="([^"]*)"`, 'g');
    const count = (name: string) =>
      [...drawing.matchAll(shapes(name))].map(([, d]) => d!.split('Z').length - 1).reduce((a, b) => a + b, 0);
    expect([count('seen'), count('hidden'), count('outline')]).toEqual([
      picture!.visible.length,
      picture!.hidden.length,
      picture!.outlines.length,
    ]);
    expect([...drawing.matchAll(shapes('hidden'))]).toHaveLength(2);
    expect(page).toMatch(/<li><svg class="swatch"[^>]*><rect[^>]*class="hatch-1"\/><\/svg>(wall|crate) \(a\)<\/li>/);
    expect(drawing).toContain('<title id="picture-1">What a sees of b</title>');
  });

  test('lets no name of the board become markup', () => {
    const board = copyOf(duelBoard);
    board.meta.name = '<b>&"Duel"';
    board.models.anna!.name = '</script><img src=x onerror=alert(1)>';
    const named = writeRulingPage(rulingOn(board, 'anna', 'bela'), 'en');
    expect(named).not.toContain('<img');
    expect(named).toContain('<title>Ruling on &lt;b&gt;&amp;&quot;Duel&quot;</title>');
    expect(named.match(/<\/script>/g)).toHaveLength(1);
  });

  test('carries the ruling, and is found to say what the ruling says', () => {
    const read = readRulingFile(page);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    expect(read.value.ruling).toEqual(made.ruling);
    expect(findForeignLine(page, read.value)).toBeNull();
    expect(findForeignLine(writeRulingPage(made, 'hu'), read.value)).toBeNull();
  });

  test('that says something else is found, with the line', () => {
    const line = before.split('\n').findIndex((one) => one.includes('SK-LOS-1')) + 1;
    expect(findForeignLine(page.replace('SK-LOS-1<', 'SK-LOS-7<'), made)).toBe(line);
    const last = page.split('\n').length - 1;
    expect(findForeignLine(page.replace('</html>', '</html><!-- -->'), made)).toBe(last);
    expect(findForeignLine(page.replace('<script', '<p>x</p><script'), made)).toBe(before.split('\n').length);
  });
});
