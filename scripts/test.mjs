import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, environment, node24, root, run, say } from './prepare.mjs';

// npm test [-- check | unit | components | api | e2e]: everything, or one part.
const part = process.argv[2];
const wants = (name) => !part || part === name;
const began = Date.now();
const results = [];
const title = (text) => say(`\n=== ${text} (${Math.round((Date.now() - began) / 1000)} s)`);

/** Runs `node --test`, shows its output and adds up its closing lines. */
function nodeTest(globs, env) {
  return new Promise((done) => {
    const child = spawn(
      node24(),
      ['--test', '--test-concurrency=2', '--test-force-exit', ...globs],
      { cwd: root, env: environment(env), stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let tail = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      tail = (tail + chunk).slice(-4000);
    });
    child.on('exit', (code) => {
      const count = (name) => Number(tail.match(new RegExp(`${name} (\\d+)`))?.[1] ?? 0);
      const failed = count('fail') + count('cancelled');
      done({ passed: count('pass'), failed: failed || (code === 0 ? 0 : 1) });
    });
  });
}

/** Runs Playwright with one of the two configurations and reads what came of it. */
async function browserTests(name, config, chromium) {
  const report = join(root, '.cache', `${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const env = environment({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', config, '--reporter=list,json'];
  const code = await run(node24(), args, { env });
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    return { name, passed: stats.expected + stats.flaky, failed: stats.unexpected };
  } catch {
    return { name, passed: 0, failed: code === 0 ? 0 : 1 };
  }
}

await ensureInstalled();

if (wants('check')) {
  title('Checks: types, lint, rooms, texts, documents');
  const code = await run(node24(), ['scripts/check.ts'], { env: environment() });
  results.push({ name: 'checks', passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}
if (wants('unit')) {
  title('Unit tests');
  results.push({
    name: 'unit',
    ...(await nodeTest(['core/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts'], {})),
  });
}
if (wants('api') || wants('e2e')) {
  await ensureBuilt();
}
if (wants('api')) {
  const postgres = await ensurePostgres();
  title(
    postgres
      ? 'API tests on the embedded database and on PostgreSQL'
      : 'API tests on the embedded database',
  );
  results.push({
    name: 'api',
    ...(await nodeTest(
      ['server/**/*.test.ts'],
      postgres ? { TEST_DATABASE_URL: postgres.url } : {},
    )),
  });
  await postgres?.stop();
  if (!postgres) {
    say(
      '\n!!! The tests on PostgreSQL DID NOT RUN: install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.\n',
    );
  }
}
if (wants('components') || wants('e2e')) {
  const chromium = await ensureChromium();
  if (wants('components')) {
    title('Components in a real browser');
    results.push(await browserTests('components', 'playwright-components.config.ts', chromium));
  }
  if (wants('e2e')) {
    title('Journeys in a real browser');
    results.push(await browserTests('journeys', 'playwright.config.ts', chromium));
  }
}

title('Result');
for (const { name, passed, failed } of results) {
  say(
    `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`,
  );
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
