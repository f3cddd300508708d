import { describe, expect, test } from 'vitest';
import { makeSpeaker } from '../../../app/wording/speak.ts';
import { duelBoard } from '../../support/duel-board.ts';

const english = makeSpeaker({ language: 'en', ruler: 'cm', board: duelBoard });
const hungarian = makeSpeaker({ language: 'hu', ruler: 'cm', board: duelBoard });

describe('a speaker', () => {
  test('says lengths in the ruler of the rules, and in millimetres on demand', () => {
    expect(english.length(50)).toBe('5 cm');
    expect(english.length(3.2)).toBe('0.32 cm');
    expect(hungarian.length(3.2)).toBe('0,32 cm');
    expect(makeSpeaker({ language: 'en', ruler: 'inch' }).length(254)).toBe('10 in');
    expect(makeSpeaker({ language: 'en', ruler: 'cm', inMillimetres: true }).length(3.25)).toBe('3.3 mm');
    expect(english.length(-0)).toBe('0 cm');
  });

  test('never says that nothing is seen where something is, nor all where something is hidden', () => {
    expect(english.share(0)).toBe('0%');
    expect(english.share(0.00001)).toBe('< 0.1%');
    expect(english.share(0.999999)).toBe('> 99.9%');
    expect(english.share(1)).toBe('100%');
    expect(english.share(0.4667)).toBe('46.7%');
  });

  test('says one share when its bounds agree as spoken, and both where they do not', () => {
    expect(english.bounds({ atLeast: 0.46671, atMost: 0.46674 })).toBe('46.7%');
    expect(english.bounds({ atLeast: 0.4, atMost: 0.5 })).toBe('40% – 50%');
  });

  test('calls things by the names they have on the board, and by their ids where they have none', () => {
    expect(english.say('sight/hidden-by-terrain', { looker: 'anna', target: 'bela', piece: 'screen' })).toBe(
      'Everything of Béla that counts is hidden from Anna, most of it by the screen.',
    );
    expect(english.say('sight/hidden-by-terrain', { looker: 'nobody', target: 'bela', piece: 'screen' })).toContain('nobody');
  });

  test('writes the article of a name large only where a sentence begins with it', () => {
    expect(english.say('hiding/piece-too-low', { piece: 'screen', height: 10, needed: 25 })).toMatch(/^The screen is only/);
    expect(english.say('declare.hides', { piece: 'screen' })).toBe('hides behind the screen');
    const initials = { ...duelBoard, models: { a: { ...duelBoard.models.anna!, name: 'A' } } };
    const speaker = makeSpeaker({ language: 'en', ruler: 'cm', board: initials });
    expect(speaker.say('told.turned', { model: 'a', facing: 0 })).toBe('A faces 0°.');
  });

  test('says words of its own language inside a sentence', () => {
    expect(english.say('sentence.cover', { grade: 'heavy' })).toBe('Cover of the target: heavy cover.');
    expect(hungarian.say('sentence.cover', { grade: 'heavy' })).not.toMatch(/heavy|grade/);
  });

  test('gives back a code it does not know', () => {
    expect(english.say('no/such-code')).toBe('no/such-code');
    expect(english.knows('no/such-code')).toBe(false);
  });
});
