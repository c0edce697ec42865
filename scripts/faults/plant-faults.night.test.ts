import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startPostgresCluster } from '#server/testing/postgres/postgres-cluster.ts';
import { projectRoot } from '#scripts/check/report-errors.ts';
import { type Fault, readFaults } from './read-faults.ts';

/** A copy of the product in which faults are planted, one at a time. */
type Copy = string;

const { NODE_TEST_CONTEXT: _, FAULTS: chosen = '', ...environment } = process.env;
const faults = readFaults().filter(({ name, file, refuser }) =>
  [name, file, refuser].some((text) => text.includes(chosen)),
);
const isTest = ({ refuser }: Fault) => refuser.endsWith('.test.ts');
const home = fs.mkdtempSync(join(tmpdir(), 'faults-'));
const copies: Copy[] = [];

const cluster =
  environment['TEST_DATABASE_URL'] || !faults.some(({ refuser }) => refuser.startsWith('server/'))
    ? undefined
    : await startPostgresCluster({ settings: ['max_connections=400'] });
environment['TEST_DATABASE_URL'] ??= cluster?.url;
after(async () => {
  await cluster?.stop();
  fs.rmSync(home, { recursive: true, force: true });
});

function copyProduct(from: string): Copy {
  const copy = join(home, String(copies.length));
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  for (const path of [...stdout.split('\0').filter(Boolean), '.cache']) {
    fs.cpSync(join(from, path), join(copy, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !/\.cache\/(?!types|.*tsbuildinfo)/.test(source),
    });
  }
  fs.symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  // Packages behind the link belong to the copy, else the compiler calls their types foreign.
  const settings = fs.readFileSync(join(projectRoot, 'tsconfig.json'), 'utf8');
  const linked = settings.replace('"strict"', '"preserveSymlinks": true, "strict"');
  fs.writeFileSync(join(copy, 'tsconfig.json'), linked);
  copies.push(copy);
  return copy;
}

/** Runs what must refuse these faults; what it printed, if it refuses. */
async function refusalOf(copy: Copy, planted: readonly Fault[]): Promise<string> {
  const files = new Set(planted.map(({ refuser }) => refuser));
  const args = isTest(planted[0]!)
    ? [
        '--test',
        '--test-concurrency=4',
        '--test-reporter=./scripts/test/failures-reporter.mjs',
        '--import=./scripts/quick-imports.mjs',
        '--import=./scripts/test/end-open-files.mjs',
        ...files,
      ]
    : ['scripts/check.ts', ...files];
  const child = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...environment, NODE_COMPILE_CACHE: join(home, 'compiled') },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 1_800_000,
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [code] = await once(child, 'close');
  if (child.killed) {
    return `It took more than half an hour: ${args.join(' ')}`;
  }
  return code === 0 ? '' : printed || `It ended with ${code}.`;
}

/** The refusal of the copy with a fault in it. */
async function plant(copy: Copy, fault: Fault): Promise<string> {
  const { file, from, to } = fault;
  const path = join(copy, file);
  const text = fs.readFileSync(path, 'utf8');
  assert.equal(text.split(from).length, 2, `"${from}" must stand once in ${file}`);
  fs.writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return await refusalOf(copy, [fault]);
  } finally {
    fs.writeFileSync(path, text);
  }
}

/** The line of a refusal that says why. */
function reasonIn(refusal: string, says: string): string {
  const lines = refusal.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => line.includes(says));
  assert.notEqual(at, -1, `refused, but not for "${says}":\n${refusal.slice(0, 3000)}`);
  if (!lines[at]!.startsWith('✖')) {
    return lines[at]!;
  }
  const [reason = '', ...more] = lines.slice(at + 1).filter(Boolean);
  const unlike = reason.endsWith(':') ? more.filter((line) => /^[+-] (?!actual)/.test(line)) : [];
  return [reason, ...unlike.slice(0, 2)].join(' ').slice(0, 200);
}

test(
  'each feature of the server has a fault, and each fault a name',
  { skip: chosen !== '' },
  () => {
    const names = new Set(faults.map(({ name }) => name));
    assert.equal(names.size, faults.length);
    const features = fs
      .readdirSync(join(projectRoot, 'server/features'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory());
    const without = features.filter(
      ({ name }) => !faults.some(({ file }) => file.startsWith(`server/features/${name}/`)),
    );
    assert.deepEqual(
      without.map(({ name }) => name),
      [],
    );
  },
);

test('planted faults', { concurrency: availableParallelism() }, async (context) => {
  const first = copyProduct(projectRoot);
  const wrong: string[] = [];
  const { tests = [], checks = [] } = Object.groupBy(faults, (fault) =>
    isTest(fault) ? 'tests' : 'checks',
  );
  await context.test('nothing is refused without a fault', async () => {
    for (const some of [tests, checks].filter(({ length }) => length > 0)) {
      wrong.push(await refusalOf(first, some));
    }
    assert.equal(wrong.join(''), '');
  });
  while (copies.length < availableParallelism()) {
    copyProduct(first);
  }
  await Promise.all(
    faults.map((fault) =>
      context.test(fault.name, async () => {
        const copy = copies.pop()!;
        try {
          assert.ok(!wrong.join('').includes(fault.refuser), 'it is refused without the fault');
          const refusal = await plant(copy, fault);
          console.log(
            refusal
              ? `${fault.name}: refused by ${fault.refuser}: ${reasonIn(refusal, fault.says)}`
              : `${fault.name}: NOT REFUSED by ${fault.refuser}`,
          );
          assert.notEqual(refusal, '', `${fault.file}: "${fault.from}": nothing refuses it`);
        } finally {
          copies.push(copy);
        }
      }),
    ),
  );
});
