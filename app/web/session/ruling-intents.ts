import { openRulingLink } from '../../../engine/index.ts';
import { askAgain } from './asking.ts';
import { asFileName, download } from './download.ts';
import { run } from './errands.ts';
import { agreementOf } from './rule-set.ts';
import { type ComingFile, read, write } from './session.ts';
import { showFaults } from './show-faults.ts';
import { forgetMeasured } from './write-measuring.ts';

export type RulingForm = 'file' | 'page' | 'link';

/** The page without what an opened link carried. */
const address = () => location.href.split('#')[0] ?? '';

/** Makes the ruling on the table into something that can be handed on: a file, a page, or a link if it is small enough for one. */
export function handOn(form: RulingForm): void {
  const { looker, target, document, language, handing } = read();
  if (looker === null || target === null || handing?.busy) return;
  const { board } = document;
  const names = [looker, target].map((id) => asFileName(board.models[id]?.name ?? id) || id);
  write({ handing: { form, busy: true, link: null, copied: false } });
  run(
    'ruling',
    { looker, target, agreed: agreementOf(document), form, language, address: address() },
    document,
    (text) => {
      if (form === 'link') void giveLink(text);
      else if (text !== null) {
        const name = `${names.join('-')}.${form === 'page' ? 'html' : 'ruling.json'}`;
        download(name, form === 'page' ? 'text/html' : 'application/json', text);
        write({ handing: null, told: { code: 'told.saved', fill: { name } } });
      }
    },
    () => write({ handing: null }),
  );
}

/** Puts the link where it can be pasted from; where the browser will not, it stands there to be copied by hand. */
async function giveLink(link: string | null): Promise<void> {
  let copied = false;
  if (link !== null) {
    try {
      await navigator.clipboard.writeText(link);
      copied = true;
    } catch {
      // the link is shown all the same
    }
  }
  const code = link === null ? 'ruling.too-large-for-link' : copied ? 'told.link-copied' : 'told.link-made';
  write({ handing: { form: 'link', busy: false, link, copied }, told: { code, fill: {} } });
}

/** Does this text hold a ruling, well or ill? What holds none is taken for a board. */
export function holdsRuling(text: string): boolean {
  if (/^\ufeff?\s*</.test(text)) return true;
  try {
    return (JSON.parse(text) as { eyeline?: unknown } | null)?.eyeline === 'ruling';
  } catch {
    // one that was changed until it is no JSON any more is still one
    return /"eyeline"\s*:\s*"ruling"/.test(text);
  }
}

/**
 * Opens a ruling: its answers are given again and compared with what it says, and the part of the board that it holds takes the place of the
 * table until one goes back.
 */
export function openRulingText(fileName: string, text: string): void {
  const coming: ComingFile = { fileName, holds: 'ruling' };
  write({ coming, start: false, hint: null });
  run(
    'open',
    { text },
    null,
    (opened) => {
      if (read().coming !== coming) return; // something else was opened meanwhile
      write({ coming: null });
      if (!opened.ok) return showFaults(fileName, opened.problem, true, 'ruling');
      const { ruling, meshes, doubts, notices, pageFaults } = opened.value;
      const { document, past, future, opened: openedBefore } = read();
      const shown = { board: ruling.board, meshes, agreed: { ruleSet: ruling.ruleSet.id, settings: ruling.settings } };
      const asked = ruling.rulings[0]?.asked;
      write({
        document: shown,
        past: [],
        future: [],
        ghost: null,
        selected: null,
        lit: null,
        ruling: null,
        looker: asked ? (asked.kind === 'sees' ? asked.looker : asked.shooter) : null,
        target: asked?.target ?? null,
        view: { kind: 'home' },
        opened: {
          fileName,
          faults: [...doubts, ...pageFaults],
          notices,
          ruling,
          before: openedBefore?.before ?? { document, past, future },
        },
      });
      forgetMeasured();
      askAgain();
    },
    () => {
      if (read().coming === coming) write({ coming: null });
    },
  );
}

/** Opens the ruling that a link to this page carries. */
export function openRulingOfLink(link: string): void {
  const text = openRulingLink(link);
  if (text.ok) openRulingText('link', text.value);
  else showFaults('link', text.problem, true, 'ruling');
}

/** The ruling in the address of the page, now and whenever another one is put there. */
export function followAddress(): () => void {
  const look = () => {
    if (location.hash.startsWith('#ruling=')) openRulingOfLink(location.href);
  };
  look();
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

/** Back to the table as it was before a ruling was opened. */
export function leaveRuling(): void {
  const { opened } = read();
  if (!opened) return;
  write({
    ...opened.before,
    opened: null,
    handing: null,
    ghost: null,
    selected: null,
    looker: null,
    target: null,
    ruling: null,
    lit: null,
    view: { kind: 'home' },
  });
  if (location.hash !== '') history.replaceState(null, '', address());
  forgetMeasured();
  askAgain();
}
