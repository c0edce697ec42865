import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');
const home = mkdtempSync(path.join(os.tmpdir(), 'command-'));
after(() => rmSync(home, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const commands = ['backup', 'restore', 'admin-password', 'add-admin', 'migrate', 'resend-mails'];

test('a command for operators brings its packages on a machine where nothing was started yet', () => {
  // The project's line of package.json and its way to start a command; one package that is here
  // already, so that no registry is needed.
  const local = { name: 'brought', version: '1.0.0', type: 'module', exports: './index.js' };
  const project = { name: 'home', version: '1.0.0', dependencies: { brought: 'file:brought' } };
  const lock = {
    ...project,
    lockfileVersion: 3,
    packages: {
      '': project,
      brought: { version: '1.0.0' },
      'node_modules/brought': { resolved: 'brought', link: true },
    },
  };
  const put = (name: string, content: unknown): void =>
    writeFileSync(path.join(home, name), JSON.stringify(content));
  mkdirSync(path.join(home, 'brought'));
  mkdirSync(path.join(home, 'scripts'));
  for (const name of ['prepare.mjs', 'installed.mjs', 'command.mjs']) {
    cpSync(path.join(root, 'scripts', name), path.join(home, 'scripts', name));
  }
  put('package.json', { ...project, type: 'module', scripts });
  put('package-lock.json', lock);
  put('brought/package.json', local);
  writeFileSync(path.join(home, 'brought/index.js'), `export const word = 'restored from';`);
  writeFileSync(
    path.join(home, 'scripts/restore.ts'),
    `import { word } from 'brought';
    console.log(word as string, process.argv[2]);
    process.exitCode = 3;`,
  );

  // As under npm test, where node is Node 24 without an installation.
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'restore', '--', 'a folder'], {
    cwd: home,
    env: { ...process.env, PATH },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  assert.match(stdout, /^restored from a folder$/m, stderr);
  assert.equal(status, 3, 'its exit code is that of the command');

  for (const name of commands) {
    assert.equal(scripts[name], `exec node scripts/command.mjs scripts/${name}.ts`);
  }
});
