import { LANGUAGES, type Language } from '../../wording/speak.ts';
import { askAgain } from './asking.ts';
import { demoIn } from './demo-names.ts';
import { read, type TableDocument, useSession, write } from './session.ts';

const KEY = 'eyeline.language';

/** The language chosen last, else the browser's first that we speak, else English. */
export function firstLanguage(): Language {
  const wished = [remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.map((wish) => LANGUAGES.find((known) => known === wish)).find((known) => known !== undefined) ?? 'en';
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be switched off; the choice then lasts for this visit
  }
}

/** Speaks another language from here on, on the demo board too, in each step that can be taken back. */
export function speak(language: Language): void {
  const { document, past, future } = read();
  const inLanguage = (one: TableDocument) => (one.fromDemo ? { ...one, board: demoIn(language, one.board) } : one);
  write({ language, document: inLanguage(document), past: past.map(inLanguage), future: future.map(inLanguage) });
  if (document.fromDemo) askAgain();
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // as above
  }
}

/** Keeps the document's own language in step, so that screen readers pronounce it rightly. */
export function followLanguage(): () => void {
  const follow = (language: Language) => {
    document.documentElement.lang = language;
  };
  follow(useSession.getState().language);
  return useSession.subscribe((session) => session.language, follow);
}
