import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, findChromium } from '../../tools/chromium.mjs';
import { servePage } from './serve-page.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served, and where the browser is that all journeys share. */
    readonly hall: { readonly address: string; readonly browser: string };
  }
}

/** Pages are put together without what draws the table: of pages as small as these journeys have them, that takes half the time. */
const SMALL_PAGES = '--disable-gpu-compositing';

/** One server and one browser for all the journeys; each of them has a profile of its own in it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('there is no Chromium: node tools/setup.mjs browser');
  const page = await servePage();
  const browser = await chromium.launchServer({ executablePath, args: [...CHROMIUM_ARGS, SMALL_PAGES] });
  provide('hall', { address: page.address, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await page.stop();
  };
}
