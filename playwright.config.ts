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
  // One more than processors: a journey waits for its browser and its product half of the time.
  workers: availableParallelism() + 1,
  // A journey that passes only the second time has shown a fault.
  retries: 0,
  forbidOnly: true,
  // Against endless waiting alone: a machine with much else to do may need minutes.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      args: [...testChromiumFlags],
      ...(executablePath && { executablePath }),
    },
    locale: 'en-US',
    timezoneId: 'America/New_York',
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
