import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { build, type Plugin, type Rolldown } from 'vite';
import { plantedFiles } from '../test/planted-files.ts';
import { inlinedStyles, withoutStyles } from './inlined-styles.ts';

/** Two parts with a style sheet each, of which `entry` loads one by itself. */
const project = {
  'entry.js': `import('./island.js');`,
  'island.js': `import './island.css'; import('./later.js'); console.log('awake');`,
  'island.css': '.island { color: red }',
  'later.js': `import './later.css'; console.log('later');`,
  'later.css': '.later { color: blue }',
};

async function buildWith(
  context: TestContext,
  plugins: Plugin[],
): Promise<readonly Rolldown.OutputChunk[]> {
  const root = plantedFiles(context, project);
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { input: { public: join(root, 'entry.js') } } },
  })) as Rolldown.RolldownOutput;
  return result.output.filter((file) => file.type === 'chunk');
}

/** The output of Vite 8, broken as a test says. */
const breakEntry = (from: string, to: string): Plugin => ({
  name: 'break-entry',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') {
          file.code = file.code.replaceAll(from, to);
        }
      }
    },
  },
});

test('an island loads its script without its styles; a part loaded later brings its own', async (context) => {
  const plain = await buildWith(context, []);
  const chunks = await buildWith(context, [inlinedStyles('public')]);
  const loadsOf = (files: readonly Rolldown.OutputChunk[], name: string) =>
    files.find((file) => file.name === name)!.code.match(/__vite__mapDeps\(\[[\d,]*\]\)/g);
  assert.deepEqual(loadsOf(plain, 'public'), ['__vite__mapDeps([0,1])']);
  assert.deepEqual(loadsOf(chunks, 'public'), ['__vite__mapDeps([0])']);
  assert.deepEqual(loadsOf(chunks, 'island'), loadsOf(plain, 'island'));
});

test('a build in which Vite names the files another way fails', async (context) => {
  for (const [from, to] of [
    ['m.f=[', 'm.files=['],
    ['__vite__mapDeps([', 'mapDeps(['],
  ] as const) {
    const plugins = [breakEntry(from, to), inlinedStyles('public')];
    await assert.rejects(buildWith(context, plugins), /in another way than before/);
  }
});

test('a build without the entry fails', async (context) => {
  await assert.rejects(buildWith(context, [inlinedStyles('site')]), /no entry named site/);
});

test('code without a list of files is refused', () => {
  assert.throws(() => withoutStyles('import("./island.js")'), /in another way than before/);
});
