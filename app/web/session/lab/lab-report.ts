import { download, fileNameOf } from '../download.ts';
import { read } from '../session.ts';

/** The page of a report is written by what the command line writes it by, which is fetched when it is first wanted. */
async function reportPage(): Promise<string | null> {
  const { lab, document, language } = read();
  if (lab.found?.kind !== 'report') return null;
  const { writeLabPage } = await import('../../../lab-page/write-lab-page.ts');
  return writeLabPage(document.board, lab.found.found, language);
}

export async function saveReport(): Promise<void> {
  const { board } = read().document;
  const page = await reportPage();
  if (page !== null) download(`${fileNameOf(board)}-report.html`, 'text/html;charset=utf-8', page);
}

/** Opens the report beside the page, where it can be read and printed. */
export async function openReport(): Promise<void> {
  // what is opened after a moment's wait is taken for an advertisement: the window comes first
  const window = globalThis.open('', '_blank');
  const page = await reportPage();
  if (page === null || !window) return window?.close();
  window.location.href = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
}
