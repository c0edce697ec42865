import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testChromiumFlags } from './scripts/chromium-flags.ts';

// An empty CHROMIUM_PATH means the browser that Playwright itself has fetched.
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Journeys in a real browser. A tag keeps a journey to one size; the others run on both. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  // A journey that needed it is told at the end of the run, and fails the next time.
  retries: 1,
  forbidOnly: true,
  // Against endless waiting alone: a machine with much else to do may need minutes.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./scripts/test/second-time-reporter.ts']],
  use: {
    launchOptions: {
      args: [...testChromiumFlags],
      ...(executablePath && { executablePath }),
    },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Nothing has to end its way before it is measured; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Taking a trace costs a tenth of the run: JOURNEY_TRACES=1 keeps those of journeys that fail.
    trace: process.env.JOURNEY_TRACES ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
