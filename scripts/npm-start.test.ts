import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');
const home = mkdtempSync(path.join(os.tmpdir(), 'npm-start-'));
after(() => rmSync(home, { recursive: true, force: true }));

// In a folder of its own, so that nothing is installed or built for it: npm, its shell, the
// project's line of package.json, a script that ends with the project's `become`, and a server that
// reports a clean end. As on a busy machine, the server is ready before the script goes on.
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const start = scripts.start.replace('scripts/start.mjs', 'start.mjs');
writeFileSync(path.join(home, 'package.json'), JSON.stringify({ scripts: { start } }));
writeFileSync(
  path.join(home, 'start.mjs'),
  `import childProcess from 'node:child_process';
  import { syncBuiltinESMExports } from 'node:module';
  import { become, environment } from '${root}/scripts/prepare.mjs';
  const { spawn } = childProcess;
  childProcess.spawn = (...started) => {
    const child = spawn(...started);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    return child;
  };
  syncBuiltinESMExports();
  become(process.execPath, ['${home}/server.mjs'], environment());`,
);
writeFileSync(
  path.join(home, 'server.mjs'),
  `for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      console.log('stopped in good order');
      process.exit(0);
    });
  }
  setInterval(() => {}, 1000);
  console.log('server', process.pid);`,
);

/** Waits for it, but not without end: a server that nobody stops keeps its output open. */
async function waitFor(what: string, event: Promise<unknown>): Promise<void> {
  let end: NodeJS.Timeout;
  const late = new Promise((_, fail) => {
    end = setTimeout(() => fail(new Error(`${what} did not come within a minute`)), 60_000);
  });
  await Promise.race([event, late]).finally(() => clearTimeout(end));
}

const isWindows = process.platform === 'win32';

for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
  test(`${signal} to npm start stops the server`, { skip: isWindows }, async (t) => {
    const npm = spawn('npm', ['start'], { cwd: home, stdio: ['ignore', 'pipe', 'ignore'] });
    const lines: string[] = [];
    const reader = createInterface({ input: npm.stdout });
    // The output ends when the last process that holds it ends.
    const over = once(reader, 'close');
    const started = new Promise<number>((found) => {
      reader.on('line', (line) => {
        lines.push(line);
        if (line.startsWith('server ')) {
          found(Number(line.slice('server '.length)));
        }
      });
    });
    await waitFor('the server', Promise.race([started, over]));
    assert.match(lines.at(-1) ?? 'npm ended at once', /^server /);
    const server = await started;
    let isOver = false;
    t.after(() => isOver || process.kill(server, 'SIGKILL'));
    npm.kill(signal);
    await waitFor('the end of the server', over);
    isOver = true;
    assert.equal(lines.at(-1), 'stopped in good order');
  });
}
