import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, environment, fail, mayUseApt, node24, root, run, say } from './prepare.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A server's Debian has none of the fallback fonts that every phone and laptop has: Liberation Sans
 * has Arial's measures.
 */
const debian = ['chromium', 'fonts-liberation'];

/**
 * Path of a Chromium: CHROMIUM_PATH, one that is installed, Debian's package, or else Playwright's
 * own (an empty text then).
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    return existsSync(named)
      ? named
      : fail(`CHROMIUM_PATH names ${named}, where there is no file: correct it or leave it out.`);
  }
  const found = places.find((place) => existsSync(place));
  if (found) {
    return found;
  }
  if (mayUseApt() && (await aptInstall(...debian)) && existsSync('/usr/bin/chromium')) {
    return '/usr/bin/chromium';
  }
  say('Fetching a Chromium for the tests ...');
  const code = await run(
    node24(),
    [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    { env: environment() },
  );
  if (code !== 0) {
    fail(
      'No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.',
    );
  }
  return '';
}
