import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';
import { testChromiumFlags } from '../chromium-flags.ts';
import { orExitCode, type Outcome } from './outcome.ts';
import { playwrightOutcome, type PlaywrightReport } from './playwright-outcome.ts';

interface BrowserTests {
  root: string;
  /** The configuration, from the project's root. */
  config: string;
  /** The folder of its tests. */
  folder: string;
  /** Path of a Chromium; empty for Playwright's own. */
  chromium: string;
  /** Only files whose path contains this text. */
  filter?: string | undefined;
}

function readReport(path: string): PlaywrightReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  } catch {
    // Ended before its first test.
    return {
      suites: [],
      errors: [],
      stats: { expected: 0 },
    };
  }
}

async function browserVersion(executablePath: string): Promise<string> {
  const browser = await playwrightChromium.launch({
    args: [...testChromiumFlags],
    ...(executablePath && { executablePath }),
  });
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}

/** Runs Playwright and shows what it says. */
export async function runBrowserTests(tests: BrowserTests): Promise<Outcome> {
  const { root, config, folder, chromium, filter } = tests;
  const browser = await browserVersion(chromium);
  const report = join(root, '.cache', `${folder}-report.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = ['test', '--config', config, '--reporter=list,json', ...(filter ? [filter] : [])];
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const outcome = orExitCode(playwrightOutcome(readReport(report), folder), code ?? 1);
  return { ...outcome, browser };
}
