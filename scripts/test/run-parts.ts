import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureChromium } from '../browser.mjs';
import { bundleTests } from './bundle-tests.ts';
import { waitIfEnding } from './end-run.ts';

export const root = resolve(import.meta.dirname, '../..');
const reporter = './scripts/test/failures-reporter.mjs';

/** Resolves to a description of the failures, or to an empty text. */
export type Runner = (files: readonly string[], show: Show) => Promise<string>;

/** Takes what a part prints. */
export type Show = (text: string) => void;

/** What runs at this moment. */
export const running = new Set<ChildProcess>();

/** Runs Node; resolves to the output. */
async function runNode(args: readonly string[], show: Show, env: NodeJS.ProcessEnv = {}) {
  const printed = { out: '', err: '' };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    show(chunk);
    printed.out += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (printed.err += chunk));
  const [code] = await once(child, 'close');
  running.delete(child);
  await waitIfEnding();
  return { code: code as number | null, ...printed };
}

/** Each part of each run has its own folder of bundles: another may run beside it. */
export const nodeTests =
  (part: string): Runner =>
  async (files, show) => {
    const folder = join(root, '.cache/bundled-tests', `${part}-${process.pid}`);
    const { code, err } = await runNode(
      [
        '--test',
        // Twice as many files as processors: most tests wait for a disk, a process or a database.
        `--test-concurrency=${2 * availableParallelism()}`,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        `--test-reporter=${reporter}`,
        '--test-reporter-destination=stderr',
        '--import=./scripts/quick-imports.mjs',
        '--import=./scripts/test/end-open-files.mjs',
        ...(files.length > 24 ? bundleTests(files, folder) : files),
      ],
      show,
      { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(root, '.cache/compiled') },
    );
    rmSync(folder, { recursive: true, force: true });
    return code === 0 ? '' : err || 'The runner itself failed: its output above says why.';
  };

/** What the browser tests of each part say of tests that passed only on their retry. */
export const secondTimes: string[] = [];

const browserTests =
  (config: string): Runner =>
  async (files, show) => {
    const cli = 'node_modules/@playwright/test/cli.js';
    const CHROMIUM_PATH = await ensureChromium();
    const args = ['test', '--config', config, ...files];
    const { code, out, err } = await runNode([cli, ...args], show, { CHROMIUM_PATH });
    secondTimes.push(out.match(/^Passed only the second time:$[^]*?(?=\n\n|$(?![^]))/m)?.[0] ?? '');
    // Playwright lists the failures at the end of its output.
    return code === 0 ? '' : out.slice(Math.max(0, out.search(/^ +1\) /m))) + err;
  };

export const componentTests = browserTests('playwright-components.config.ts');
export const journeys = browserTests('playwright.config.ts');

export const checks: Runner = async (_, show) => {
  const { code, out, err } = await runNode(['scripts/check.ts'], show);
  return code === 0 ? '' : out + err;
};
