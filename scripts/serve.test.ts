import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { isInstalled } from './installed.mjs';

const root = path.resolve(import.meta.dirname, '..');
const made: string[] = [];
after(() => made.forEach((home) => rmSync(home, { recursive: true, force: true })));

const here = { os: [process.platform], cpu: [process.arch] };
const locked = {
  '': { version: '1.0.0' },
  'node_modules/one': { version: '1.0.0' },
  'node_modules/one/node_modules/two': { version: '2.0.0', dev: true },
  'node_modules/binary-here': { version: '3.0.0', optional: true, ...here },
  'node_modules/binary-elsewhere': { version: '3.0.0', optional: true, ...here, os: ['plan9'] },
  'node_modules/part-of-elsewhere': { version: '3.0.0', optional: true },
};

/** A folder with the project's way to start, and a server that prints how it was started. */
function makeHome(installed?: Record<string, unknown>, isBuilt = false): string {
  const home = mkdtempSync(path.join(tmpdir(), 'serve-'));
  made.push(home);
  const put = (name: string, text: string): void => {
    mkdirSync(path.join(home, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(home, name), text);
  };
  for (const name of ['serve', 'prepare', 'installed', 'memory-settings']) {
    const file = `scripts/${name}.mjs`;
    put(file, '');
    cpSync(path.join(root, file), path.join(home, file));
  }
  put('package.json', '{ "type": "module" }');
  put('package-lock.json', JSON.stringify({ packages: locked }));
  if (installed) {
    put('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  }
  if (isBuilt) {
    put('dist/server/entry-server.js', '');
    put('dist/process/main.js', server);
  }
  return home;
}

const server = `const { NODE_ENV, NODE_COMPILE_CACHE, MALLOC_TRIM_THRESHOLD_ } = process.env;
    setInterval(() => {}, 1000);
    process.on('SIGTERM', () => process.exit(7));
    const [young, old] = process.execArgv;
    console.log(JSON.stringify([NODE_ENV, NODE_COMPILE_CACHE, MALLOC_TRIM_THRESHOLD_, young, old]));`;

const { NODE_COMPILE_CACHE: _, ...env } = process.env;

function refusal(home: string, ...flags: string[]): string {
  const { status, stderr } = spawnSync(process.execPath, [...flags, 'scripts/serve.mjs'], {
    cwd: home,
    env,
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  return stderr;
}

test('what is missing is said in a sentence, and nothing is installed or built for it', () => {
  assert.match(refusal(makeHome()), /^\nThe packages are not installed: run "npm ci" .+\n$/);
  assert.match(refusal(makeHome({})), /^\nThe product is not built: run "npm run build" .+\n$/);
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '22.1.0' } })`;
  assert.match(
    refusal(makeHome({}, true), '--import', old),
    /^\nNode 24 is not .+: install Node 24/,
  );
});

async function serve(home: string, more: Record<string, string> = {}) {
  const server: ChildProcess = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: home,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [line] = await once(createInterface({ input: server.stdout! }), 'line');
  server.kill('SIGTERM');
  const [code] = await ended;
  return { told: JSON.parse(line), code };
}

const isWindows = process.platform === 'win32';

test(
  'the server gets its variables and signals, and its exit code is ours',
  { skip: isWindows },
  async () => {
    const home = makeHome({}, true);
    const cache = path.join(home, '.cache/compiled');
    const memory = ['131072', '--max-semi-space-size=4', '--heap-growing-percent=20'];
    assert.deepEqual(await serve(home), { told: ['production', cache, ...memory], code: 7 });
    const own = path.join(home, 'own');
    const { told } = await serve(home, { NODE_COMPILE_CACHE: own });
    assert.deepEqual(told, ['production', own, ...memory]);
    // A file in the folder's place cannot be written into, not even by root.
    rmSync(path.join(home, '.cache'), { recursive: true });
    writeFileSync(path.join(home, '.cache'), '');
    assert.deepEqual((await serve(home)).told, ['production', null, ...memory]);
  },
);

test('npm start takes what npm ci has installed here, and nothing less', () => {
  const {
    '': _project,
    'node_modules/binary-elsewhere': _elsewhere,
    'node_modules/part-of-elsewhere': _part,
    ...whole
  } = locked;
  const changed = (at: string, entry: object | undefined) =>
    isInstalled(makeHome({ ...whole, [`node_modules/${at}`]: entry }));
  assert.equal(isInstalled(makeHome()), false);
  assert.equal(isInstalled(makeHome(whole)), true);
  assert.equal(changed('more', { version: '1.0.0' }), true);
  assert.equal(changed('one', { version: '1.0.1' }), false);
  assert.equal(changed('one/node_modules/two', undefined), false, 'npm ci --omit=dev');
  assert.equal(changed('binary-here', undefined), false);
});

test('npm start takes what npm run build has built, until a source changes', () => {
  const home = makeHome({}, true);
  const run = (code: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: home,
      encoding: 'utf8',
    });
  const prepare = `from './scripts/prepare.mjs'`;
  const { status } = run(`import { noteBuild } ${prepare}; await noteBuild(() => {});`);
  assert.equal(status, 0);
  const ask = () => run(`import { ensureBuilt } ${prepare}; await ensureBuilt();`).stdout;
  const change = (file: string) => {
    mkdirSync(path.join(home, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(home, file), '');
  };
  assert.equal(ask(), '');
  change('server/new.ts');
  assert.match(ask(), /^Building the server \.\.\./);
  change('web/new.ts');
  assert.match(ask(), /^Building the pages and the server \.\.\./);
});
