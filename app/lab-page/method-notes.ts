import type { Fill } from '../../engine/index.ts';
import { element } from '../ruling-page/markup.ts';
import type { Speaker } from '../wording/speak.ts';

/** How a figure was found: the code of a sentence and what fills its gaps. */
export interface Method {
  readonly code: string;
  readonly fill: Fill;
}

/** The methods of a page, each told once at its end, and the numbers by which its figures name them. */
export interface MethodNotes {
  /** A sign behind a figure that leads to how it was found. */
  note(method: Method): string;
  /** All that were named. */
  list(): string;
}

export function openMethodNotes({ say }: Speaker): MethodNotes {
  const told: string[] = [];
  return {
    note({ code, fill }) {
      const sentence = say(code, fill);
      if (!told.includes(sentence)) told.push(sentence);
      const number = told.indexOf(sentence) + 1;
      return `<sup><a href="#method-${number}" aria-label="${say('lab-page.method-number', { number })}">${number}</a></sup>`;
    },
    list: () =>
      `<ol class="methods">\n${told.map((sentence, i) => element('li', sentence, `id="method-${i + 1}"`)).join('\n')}\n</ol>`,
  };
}
