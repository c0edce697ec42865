import { join, resolve } from 'node:path';
import { ensureChromium } from '../browser.mjs';
import { ensurePostgres } from '../postgres.mjs';
import { ensureBuilt } from '../prepare.mjs';
import { closingLines, type Part } from './closing-lines.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import type { Outcome } from './outcome.ts';
import { runBrowserTests } from './run-browser-tests.ts';
import { runChecks } from './run-checks.ts';
import { runNodeTests } from './run-node-tests.ts';

const root = resolve(import.meta.dirname, '../..');
const began = performance.now();
const secondsSince = (start: number): number => (performance.now() - start) / 1000;

function title(text: string): void {
  console.log(`\n=== ${text} (${Math.round(secondsSince(began))} s)`);
}

async function runUnitTests(filter: string | undefined): Promise<Outcome> {
  title('Unit tests');
  return runNodeTests({
    root,
    patterns: ['core/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts'],
    filter,
  });
}

async function runApiTests(filter: string | undefined): Promise<Outcome> {
  await ensureBuilt();
  const postgres = await ensurePostgres();
  if (postgres) {
    process.env['TEST_DATABASE_URL'] = postgres.url;
  }
  title(`API tests on the embedded database${postgres ? ' and on PostgreSQL' : ''}`);
  const outcome = await runNodeTests({
    root,
    patterns: ['server/**/*.test.ts'],
    filter,
    first: ['server/testing/', 'server/main', 'server/db/', 'server/app'],
  });
  await postgres?.stop();
  if (!postgres) {
    console.log(
      '\n!!! The tests on PostgreSQL DID NOT RUN: install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.\n',
    );
  }
  return outcome;
}

async function runComponentTests(filter: string | undefined): Promise<Outcome> {
  const chromium = await ensureChromium();
  title('Components in a real browser');
  return runBrowserTests({
    root,
    config: 'playwright-components.config.ts',
    folder: 'web',
    chromium,
    filter,
  });
}

async function runJourneys(filter: string | undefined): Promise<Outcome> {
  await ensureBuilt();
  const chromium = await ensureChromium();
  title('Journeys in a real browser');
  return runBrowserTests({
    root,
    config: 'playwright.config.ts',
    folder: 'e2e',
    chromium,
    filter,
  });
}

const parts: Record<string, (filter: string | undefined) => Promise<Outcome>> = {
  check: () => {
    title('Checks: types, format, lint, rooms, texts, documents');
    return runChecks(root);
  },
  unit: runUnitTests,
  components: runComponentTests,
  api: runApiTests,
  e2e: runJourneys,
};

const [wanted, filter] = process.argv.slice(2);
if (wanted !== undefined && !(wanted in parts)) {
  console.error(`There is no part ${wanted}: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
// A module that was stripped of its types and compiled once is not compiled again by the hundreds
// of processes that follow.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/compiled');
// Databases of a test are made in memory where there is room.
process.env['THROW_AWAY_HOME'] ??= makeMemoryFolder() ?? '';

const done: Part[] = [];
for (const [name, runPart] of Object.entries(parts)) {
  if (wanted === undefined || wanted === name) {
    const start = performance.now();
    const outcome = await runPart(filter);
    done.push({
      name,
      seconds: secondsSince(start),
      ...outcome,
    });
  }
}
title('Result');
console.log(closingLines(done).join('\n'));
process.exit(done.some(({ failures }) => failures.length > 0) ? 1 : 0);
