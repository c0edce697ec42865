// Plain JavaScript for Node >= 20: this runs before anything is installed, on the machine's own
// Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const stampFolder = join(root, '.cache');
const isWindows = process.platform === 'win32';

/**
 * Ends the process with one sentence that says what to do.
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

// A killed npm cannot pass on a signal: the process only notices that its parent has changed.
// Started without npm this is not checked, because then a parent that ends is a closed terminal or
// a finished script. Work that is still being prepared is not started any more.
let endForNpm = () => process.exit(1);
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid !== parent) {
      // Once: the server takes a second signal as impatience.
      clearInterval(watch);
      endForNpm();
    }
  }, 300).unref();
}

export const say = (text) => console.log(text);

function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) {
      return;
    }
    let entries;
    try {
      entries = readdirSync(path, { withFileTypes: true });
    } catch {
      hash.update(path.slice(root.length)).update(readFileSync(path));
      return;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      add(join(path, entry.name));
    }
  };
  for (const path of paths) {
    add(join(root, path));
  }
  return hash.digest('hex');
}

const readStamp = (name) => {
  try {
    return readFileSync(join(stampFolder, name), 'utf8');
  } catch {
    return '';
  }
};
function writeStamp(name, value) {
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(join(stampFolder, name), value);
}

/** Runs a command with its output shown; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: isWindows,
      ...options,
    });
    child.on('error', () => done(127));
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** Node 24: the one that npm installed here, else the machine's own if it is new enough. */
export function node24() {
  const bundled = join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node');
  if (existsSync(bundled)) {
    return bundled;
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    return process.execPath;
  }
  return fail(
    `Node 24 is not available for ${process.platform}-${process.arch} from npm: install Node 24 from https://nodejs.org and run the command again.`,
  );
}

/** Environment in which `node` is Node 24. */
export function environment(extra = {}) {
  const bin = join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${bin}${isWindows ? ';' : ':'}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/** Ends the process if nothing can be installed or built, before npm blames the network. */
function demandWritable(...folders) {
  for (const folder of [root, ...folders.map((name) => join(root, name))].filter(existsSync)) {
    try {
      accessSync(folder, constants.W_OK);
    } catch (error) {
      fail(
        `The folder ${folder} cannot be written (${error.code}), so nothing can be installed or built in it: "npm run serve" starts what is installed and built already.`,
      );
    }
  }
}

/** Installs the packages of the lock file when they are missing or older than it. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(
      `This is Node ${process.versions.node}; install Node 20 or newer from https://nodejs.org and run the command again.`,
    );
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
  const isStamped = existsSync(join(root, 'node_modules')) && readStamp('installed') === wanted;
  if (isStamped || isInstalled(root)) {
    return;
  }
  demandWritable('node_modules', '.cache');
  say('Installing packages (about a minute the first time) ...');
  rmSync(join(stampFolder, 'installed'), { force: true });
  // The warnings about the machine's own Node do not matter: the scripts run on the one that is
  // being installed. By npm's own Node: the `node` on the path may be the one in node_modules,
  // which npm ci removes first.
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env;
  const [command, ...first] = npm && npmNode ? [npmNode, npm] : ['npm'];
  const code = await run(command, [
    ...first,
    'ci',
    // Tests and the build need them, whatever NODE_ENV says.
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-timeout=60000',
    '--fetch-retries=4',
  ]);
  if (code !== 0) {
    fail(
      'The packages could not be installed: check the network connection to the npm registry and run the command again.',
    );
  }
  writeStamp('installed', wanted);
}

const ofBoth = ['core', 'scripts/build.ts', 'scripts/vite', 'package-lock.json'];

/** The two halves of a build: one file of each, and its sources. */
const halves = {
  pages: { file: 'dist/server/entry-server.js', sources: [...ofBoth, 'web', 'vite.config.ts'] },
  server: { file: 'dist/process/main.js', sources: [...ofBoth, 'server'] },
};

const isThere = ({ file }) => existsSync(join(root, file));

/** Whether there is a build, of whatever sources. */
export const isBuilt = () => Object.values(halves).every(isThere);

/** Builds these halves, and stores a hash of their sources, which tells whether a build is due. */
export async function noteBuild(build, names = Object.keys(halves)) {
  // Before the build: sources that change in the meantime need another one.
  const built = names.map((name) => [`built-${name}`, hashOf(halves[name].sources)]);
  built.forEach(([stamp]) => rmSync(join(stampFolder, stamp), { force: true }));
  await build(names);
  built.forEach(([stamp, hash]) => writeStamp(stamp, hash));
}

/** Builds the halves whose sources changed since the last build. */
export async function ensureBuilt() {
  const due = Object.entries(halves)
    .filter(([name, half]) => !isThere(half) || readStamp(`built-${name}`) !== hashOf(half.sources))
    .map(([name]) => name);
  if (due.length === 0) {
    return;
  }
  demandWritable('dist', '.cache');
  say(`Building the ${due.join(' and the ')} ...`);
  const code = await run(node24(), ['scripts/build.ts', ...due], { env: environment() });
  if (code !== 0) {
    fail(
      `The ${due.join(' and the ')} could not be built: the lines above name the file; correct it and run the command again.`,
    );
  }
}

/** Whether a package may be installed with apt here. */
export function mayUseApt() {
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  );
}

/** Installs Debian packages; false when that did not work. */
export async function aptInstall(...packages) {
  say(`Installing ${packages.join(', ')} with apt ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) {
    return false;
  }
  return (
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })) === 0
  );
}

/**
 * Runs a server in the foreground: its output is ours, our signals are its, its exit code is ours.
 * When npm ends, it is asked to stop.
 */
export function become(command, args, env) {
  // Before the server is there: who sees it may tell us to stop it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
  endForNpm = () => child.kill('SIGTERM');
  child.on('error', () =>
    fail('The server could not be started: run "npm ci" and then the command again.'),
  );
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
