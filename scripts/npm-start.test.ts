import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
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
// reports a clean end.
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const start = scripts.start.replace('scripts/start.mjs', 'start.mjs');
writeFileSync(path.join(home, 'package.json'), JSON.stringify({ scripts: { start } }));
writeFileSync(
  path.join(home, 'start.mjs'),
  `import { become, environment } from '${root}/scripts/prepare.mjs';
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

async function startByNpm(): Promise<{
  npm: ChildProcess;
  lines: string[];
  over: Promise<unknown>;
}> {
  const npm = spawn('npm', ['start'], { cwd: home, stdio: ['ignore', 'pipe', 'ignore'] });
  const lines: string[] = [];
  const reader = createInterface({ input: npm.stdout! });
  // The output ends when the last process that holds it ends.
  const over = once(reader, 'close');
  await new Promise<void>((resolve) => {
    reader.on('line', (line) => {
      lines.push(line);
      if (line.startsWith('server ')) {
        resolve();
      }
    });
  });
  return { npm, lines, over };
}

const isWindows = process.platform === 'win32';

for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
  test(`${signal} to npm start stops the server`, { skip: isWindows }, async () => {
    const { npm, lines, over } = await startByNpm();
    npm.kill(signal);
    await over;
    assert.equal(lines.at(-1), 'stopped in good order');
  });
}
