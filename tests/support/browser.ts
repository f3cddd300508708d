import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Download, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type {} from './browser-setup.ts';
import { ROUGH_EDGES, WHOLE_ONCE } from './cheap-drawing.ts';
import { REPOSITORY } from './source-file.ts';

/** Pictures that a person looks at after a run, made when they are wished for with EYELINE_PICTURES=1; never part of the repository. */
const PICTURES = join(REPOSITORY, 'dist', 'browser-pictures');
const WISHED = process.env.EYELINE_PICTURES === '1';

/** What a page may say on its console: a note of a library about another one, and notes of drawing without a graphics card. */
const HARMLESS = [
  /THREE\.Clock: This module has been deprecated/,
  /GPU stall due to ReadPixels/,
  /Automatic fallback to software WebGL/,
];

/** So many times slower than this machine is the one that the page believes to run on: what goes well there rests on no luck with time. */
const SLOW = Number(process.env.EYELINE_SLOW ?? 1);

/** The three sizes at which nothing may overlap. */
export const SIZES = {
  laptop: { width: 1280, height: 800 },
  desk: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** The built page, served as `npm start` serves it, and a browser to open it with. */
export interface Hall {
  visit(wishes?: VisitWishes): Promise<Visit>;
  /** From here on nothing is served any more; pages that are open stay open. For a hall with a server of its own. */
  stopServing(): Promise<void>;
  close(): Promise<void>;
}

export interface VisitWishes {
  /**
   * This board on the table, of a page that may be open since an earlier visit of any test file: most journeys need no more, and opening
   * the page takes longer than most of them. Without it the page is opened anew, on the demo board, as by somebody who comes for the first time.
   */
  readonly board?: GivenFile;
  readonly size?: Size;
  readonly language?: 'en' | 'hu';
  /** Every pixel drawn, where pictures are looked at. Otherwise half of them each way: drawing without a graphics card takes its time. */
  readonly sharp?: boolean;
  /** Every picture drawn whole, where the journey itself judges what is drawn. */
  readonly judged?: boolean;
  /** Runs before the page's own code. */
  readonly before?: string;
  /** What stands behind the page's address: `#ruling=…`. */
  readonly at?: string;
  /** The same browser profile as an earlier visit. */
  readonly again?: BrowserContext;
}

/** One person at one open page. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings, uncaught errors, and requests that left the page's own address or failed. */
  readonly problems: readonly string[];
  picture(name: string): Promise<void>;
  /** Closes the page, or leaves it to the next visit; a journey that fails before does neither, and nobody goes on from where it stopped. */
  leave(): Promise<void>;
}

type OpenPage = Pick<Visit, 'page' | 'context'> & { readonly problems: string[] };

/** The page that an earlier visit has left open, and the browser it is open in: for all test files that this process runs one after the other. */
let stillOpen: OpenPage | null = null;
let browserOfAll: Promise<Browser> | null = null;

export async function openHall({ ownServer = false } = {}): Promise<Hall> {
  const shared = inject('hall');
  const own = ownServer ? await (await import('./serve-page.ts')).servePage() : null;
  const address = own?.address ?? shared.address;
  browserOfAll ??= chromium.connect(shared.browser);
  const browser = await browserOfAll;
  const opened: BrowserContext[] = [];

  const open = async ({
    size = 'laptop',
    language = 'en',
    sharp = false,
    judged = false,
    before,
    at = '',
    again,
  }: VisitWishes): Promise<OpenPage> => {
    const context =
      again ??
      (await browser.newContext({
        viewport: SIZES[size],
        deviceScaleFactor: sharp && WISHED ? 1 : WISHED ? 0.5 : 0.25,
        locale: language,
        hasTouch: size === 'phone',
        reducedMotion: 'reduce',
        acceptDownloads: true,
      }));
    if (!again) opened.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000 * SLOW);
    if (SLOW > 1) {
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    }
    const problems: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      const bad = message.type() === 'error' || message.type() === 'warning';
      if (bad && !HARMLESS.some((harmless) => harmless.test(text))) problems.push(`console ${message.type()}: ${text}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !url.startsWith('blob:') && !url.startsWith('data:'))
        problems.push(`left the page: ${url}`);
    });
    page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
    if (!WISHED) await page.addInitScript(ROUGH_EDGES);
    if (!WISHED && !judged) await page.addInitScript(WHOLE_ONCE);
    if (before) await page.addInitScript(before);
    await page.goto(address + at);
    await page.locator('.page[data-phase="ready"]').waitFor();
    return { page, context, problems };
  };

  const visit = async (wishes: VisitWishes = {}): Promise<Visit> => {
    const { board, again, ...others } = wishes;
    const forAnyone = !own && !again && !WISHED && Object.keys(others).every((wish) => wish === 'sharp');
    const left = board && forAnyone ? stillOpen : null;
    if (left) stillOpen = null;
    const known = left ?? (await open(wishes));
    const { page, context, problems } = known;
    if (left) await stepBackFromAll(page);
    if (board) await openBoard(page, board);
    return {
      page,
      context,
      problems,
      async picture(name) {
        if (!WISHED) return;
        mkdirSync(PICTURES, { recursive: true });
        await page.screenshot({ path: join(PICTURES, `${name}.png`) });
      },
      async leave() {
        problems.length = 0;
        if (forAnyone && !stillOpen) stillOpen = known;
        else await (again ? page : context).close();
      },
    };
  };

  return {
    visit,
    async stopServing() {
      if (!own) throw new Error('the server is that of other journeys too: open the hall with one of its own');
      await own.stop();
    },
    async close() {
      await Promise.all(opened.filter((context) => context !== stillOpen?.context).map((context) => context.close()));
    },
  };
}

/** Out of what an earlier visit left open, as whoever comes to the table next would do it, to an empty table with the sight tool in hand. */
async function stepBackFromAll(page: Page): Promise<void> {
  const list = page.getByRole('button', { name: 'Close the list' });
  if (await list.isVisible()) await list.click();
  await page.locator('#table').focus();
  for (const key of ['Escape', 'Escape', 'Escape', 'Escape', 's']) await page.keyboard.press(key);
  await showNames(page);
  await fileMenu(page, /New empty table/);
}

// ---------------------------------------------------------------------------------------------------- what a person does

/** Where a model's head is on the screen: under the name that hangs over it. Names must be shown. */
export async function headOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const tag = page.locator('.name-tag', { hasText: name }).first();
  await tag.waitFor({ state: 'visible' });
  await stillness(page);
  const box = await tag.boundingBox();
  if (!box) throw new Error(`no name hangs over ${name}`);
  const lift = await tag.evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--lift')) || 0);
  return { x: box.x + box.width / 2, y: box.y + box.height + lift + 9 };
}

/** Waits until the names over the table have stopped moving, as a person does before clicking: so many pictures on end, however slowly they come. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let before = '';
    let since = performance.now();
    for (let same = 0; same < 6 || performance.now() - since < 150; same++) {
      await new Promise(requestAnimationFrame);
      const now = document.querySelector('.name-tags')?.innerHTML ?? '';
      if (now === before && now !== '') continue;
      before = now;
      same = 0;
      since = performance.now();
    }
  });
}

export async function showNames(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /Names on the table|Nevek az asztalon/ });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await page.mouse.move(2, 2);
}

export async function clickModel(page: Page, name: string): Promise<void> {
  const { x, y } = await headOf(page, name);
  await page.mouse.click(x, y);
}

/** What the card says in its headline. */
export const headline = (page: Page) => page.locator('.verdict-head h2');

/** Chooses from the file menu, and hands over a file where the choice asks for one. */
export async function fileMenu(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(File|Fájl)$/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

/** Waits until the browser keeps a board in which this is written. */
export async function keptInBrowser(page: Page, words: RegExp): Promise<void> {
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opened = indexedDB.open('keyval-store');
          opened.onerror = () => reject(opened.error);
          opened.onsuccess = () => {
            const all = opened.result.transaction('keyval').objectStore('keyval').getAll();
            all.onerror = () => reject(all.error);
            all.onsuccess = () => resolve(all.result.join('\n'));
            opened.result.close();
          };
        }),
    );
  await expect.poll(kept, { timeout: 30_000 }).toMatch(words);
}

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array | string;
}

export async function giveFiles(page: Page, act: () => Promise<void>, ...files: readonly GivenFile[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act()]);
  await chooser.setFiles(
    files.map(({ name, bytes }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })),
  );
}

/** Opens a file from the menu and waits until it lies on the table, or until it was turned down. */
export async function openBoard(page: Page, file: GivenFile): Promise<void> {
  await giveFiles(page, () => fileMenu(page, /Open a board/), file);
  await page.locator('.page[data-phase="ready"]').waitFor();
}

/** Saves the board and gives the text of the file that the browser was handed. */
export async function saveBoard(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), fileMenu(page, /Save the board/)]);
  return textOf(download);
}

/** What the browser handed over as a file. */
export async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Puts a mesh, and what belongs to it, onto the import desk. */
export async function giveMesh(page: Page, ...files: readonly GivenFile[]): Promise<void> {
  await fileMenu(page, /Import a mesh/);
  await giveFiles(page, () => page.getByRole('button', { name: 'Choose files' }).click(), ...files);
}

/** Drops files onto the page, as from the machine's own windows. */
export async function dropFiles(page: Page, ...files: readonly GivenFile[]): Promise<void> {
  const given = files.map(({ name, bytes }) => ({ name, bytes: [...Buffer.from(bytes)] }));
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of dropped) transfer.items.add(new File([Uint8Array.from(bytes)], name));
    return transfer;
  }, given);
  await page.dispatchEvent('.page', 'drop', { dataTransfer });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it stands, one line each. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: AxeViolation[] }> } };
    interface AxeViolation {
      id: string;
      impact: string;
      nodes: { html: string; failureSummary: string }[];
    }
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) =>
          `${impact} ${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll('\n', ' ').slice(0, 200)}`,
      ),
    );
  });
}
