import { createInstance, type i18n } from 'i18next';
import type { Board, Fill, Millimetres, Radians, Share, ShareBounds } from '../../engine/index.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

export const LANGUAGES = ['en', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every sentence by its code. Both languages are checked against each other by a test. */
export const SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, hu };

/** How one speaks: in which language, in whose ruler, about which board. */
export interface Speech {
  readonly language: Language;
  /** The unit the rule set's players speak in. */
  readonly ruler: 'mm' | 'cm' | 'inch';
  /** Millimetres whatever the ruler. */
  readonly inMillimetres?: boolean;
  /** Where the names of pieces, models and sides are looked up; their ids are spoken without one. */
  readonly board?: Board | null;
}

/** Says codes and quantities in words. */
export interface Speaker {
  readonly language: Language;
  /** The sentence of a code with its gaps filled; the code itself where there is none. */
  say(code: string, fill?: Fill): string;
  knows(code: string): boolean;
  length(value: Millimetres): string;
  share(value: Share): string;
  /** One share when the bounds agree as spoken, both of them otherwise. */
  bounds(value: ShareBounds): string;
  angle(value: Radians): string;
  number(value: number): string;
}

type Format = (value: unknown, speech: Speech, fill: Fill) => string;

/** From here on a number is told by its power of ten, not spelled out. */
const BEYOND_SPELLING = 1e15;

const figures = (speech: Speech, digits: number, value: number) =>
  new Intl.NumberFormat(speech.language, {
    maximumFractionDigits: digits,
    useGrouping: false,
    notation: Math.abs(value) < BEYOND_SPELLING ? 'standard' : 'scientific',
  }).format(value + 0);

function sayLength(value: Millimetres, speech: Speech): string {
  const ruler = speech.inMillimetres ? 'mm' : speech.ruler;
  if (ruler === 'mm') return `${figures(speech, 1, value)} mm`;
  if (ruler === 'inch') return `${figures(speech, 2, value / 25.4)} in`;
  return `${figures(speech, Math.abs(value) < 10 ? 2 : 1, value / 10)} cm`;
}

/** A share above nothing is never spoken as 0 %, nor one below all as 100 %. */
function sayShare(value: Share, speech: Speech): string {
  const percent = (digits: number) =>
    new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: digits }).format(value);
  if (value > 0 && value < 0.0005)
    return `< ${new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: 1 }).format(0.001)}`;
  if (value < 1 && value > 0.9995)
    return `> ${new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: 1 }).format(0.999)}`;
  return percent(1);
}

const sayAngle = (value: Radians, speech: Speech) => `${figures(speech, 0, (value * 180) / Math.PI)}°`;

/** A quantity whose sentence does not know what it measures; the fill says so beside it. */
const sayMeasured: Format = (value, speech, { measures }) => {
  if (measures === 'length') return sayLength(Number(value), speech);
  return measures === 'angle' ? sayAngle(Number(value), speech) : figures(speech, 2, Number(value));
};

/** What a text file should have said: any number, the number of a corner, or exactly this word. */
const sayToken = (value: string, speech: Speech) =>
  value === 'number' || value === 'corner' ? sayWith(speech, `token/${value}`, {}) : sayWith(speech, 'token/word', { value });

/** A piece or a model by its name. */
const nameOfThing = (id: string, { board }: Speech) => board?.pieces[id]?.name || board?.models[id]?.name || id;

/** Stands before a name with an article until it is known whether a sentence begins with it. */
const NAMED = '\ue000';
const ARTICLE = /^(The|An?) ./;

/** A name as a word of a sentence: in English its article is a capital only where the sentence begins. */
const nameInside = (name: string | undefined, id: unknown, { language }: Speech): string =>
  name && language === 'en' && ARTICLE.test(name) ? NAMED + name : name || String(id);

const settleNames = (sentence: string): string =>
  sentence.replace(/([.!?:]\s+|\n\s*|)\ue000(\w+)/g, (_, before: string, article: string, at: number) =>
    before === '' && at > 0 ? article.toLowerCase() : before + article,
  );

const word =
  (chapter: string): Format =>
  (value, speech) =>
    sayWith(speech, `${chapter}/${String(value)}`, {});

/**
 * What may be written behind the comma of a gap: `{{share, share}}`, `{{gap, length}}`, `{{by, piece}}`.
 * Names are looked up on the board that is spoken about.
 */
const FORMATS: Readonly<Record<string, Format>> = {
  length: (value, speech) => sayLength(Number(value), speech),
  share: (value, speech) => sayShare(Number(value), speech),
  angle: (value, speech) => sayAngle(Number(value), speech),
  // to a hundredth of a degree, for what was measured and not aimed
  'fine-angle': (value, speech) => `${figures(speech, 2, (Number(value) * 180) / Math.PI)}°`,
  number: (value, speech) => figures(speech, 2, Number(value)),
  measured: sayMeasured,
  model: (value, speech) => nameInside(speech.board?.models[String(value)]?.name, value, speech),
  piece: (value, speech) => nameInside(speech.board?.pieces[String(value)]?.name, value, speech),
  zone: (value, speech) => speech.board?.zones[String(value)]?.name || String(value),
  // points are scored for objectives, and for whoever falls
  objective: (value, speech) => speech.board?.objectives[String(value)]?.name || nameOfThing(String(value), speech),
  side: (value, speech) => speech.board?.sides[String(value)]?.name || String(value),
  token: (value, speech) => sayToken(String(value), speech),
  region: word('region'),
  flank: word('flank'),
  hand: word('hand'),
  surface: word('surface'),
  grade: word('grade'),
  stance: word('stance'),
  opening: word('opening'),
  asked: word('asked'),
  order: word('order'),
  deed: word('deed'),
  trait: word('trait'),
  armament: word('armament'),
  fire: word('fire'),
  // a sentence inside another: its own gaps are filled from the same fill, and it brings no full stop
  reason: (value, speech, fill) => sayWith(speech, String(value), fill).replace(/\.$/, ''),
  carrier: (value, speech) =>
    value === '' ? sayWith(speech, 'carrier/table', {}) : nameInside(nameOfThing(String(value), speech), value, speech),
  kind: word('kind'),
  rules: word('rule-set'),
  unit: word('unit'),
  figure: word('figure'),
  thing: word('thing'),
  level: word('level'),
};

const instances = new Map<Language, i18n>();

function instanceOf(language: Language): i18n {
  const made = instances.get(language);
  if (made) return made;
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: { [language]: { translation: SENTENCES[language] } },
    interpolation: { escapeValue: false },
  });
  for (const [name, format] of Object.entries(FORMATS)) {
    instance.services.formatter?.add(name, (value: unknown, _lng: unknown, options: Fill & { speech: Speech }) =>
      format(value, options.speech, options),
    );
  }
  instances.set(language, instance);
  return instance;
}

function sayWith(speech: Speech, code: string, fill: Fill): string {
  return settleNames(instanceOf(speech.language).t(code, { ...fill, speech, defaultValue: code }));
}

/** A voice that speaks one way. The page and the command line both speak through it, so that they say the same. */
export function makeSpeaker(speech: Speech): Speaker {
  const share = (value: Share) => sayShare(value, speech);
  return {
    language: speech.language,
    say: (code, fill = {}) => sayWith(speech, code, fill),
    knows: (code) => code in SENTENCES[speech.language],
    length: (value) => sayLength(value, speech),
    share,
    bounds: ({ atLeast, atMost }) => (share(atLeast) === share(atMost) ? share(atLeast) : `${share(atLeast)} – ${share(atMost)}`),
    angle: (value) => sayAngle(value, speech),
    number: (value) => figures(speech, 2, value),
  };
}
