// Where Chromium is and how the tests start it. Built-ins only: setup.mjs imports this before anything is installed.
import { join } from 'node:path';
import { findProgram } from './find-program.mjs';

const windowsPlaces = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
  .map((name) => process.env[name])
  .filter(Boolean)
  .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...windowsPlaces,
];

/** The first Chromium or Chrome that can be run here, or undefined. CHROMIUM_PATH goes before every usual place. */
export function findChromium() {
  return findProgram(places);
}

/**
 * What of Chromium is switched off. A second list takes the place of the one that playwright gives, so this is that one, and what opens
 * with each window unseen: the popup of the address bar is a page of its own, which takes as long to load as a fifth of ours.
 */
const SWITCHED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/**
 * Flags for drawing with WebGL2 on a machine without a graphics card.
 * Not --disable-gpu: the pixels are the same, but dragging the camera then takes three times as long.
 */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${SWITCHED_OFF.join()}`,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
