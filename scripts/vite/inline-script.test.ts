import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Script } from 'node:vm';
import { extraStorageKeys, storageKeys } from '#core/domain/options.ts';
import { plantedFiles } from '../test/planted-files.ts';
import { compileScript } from './inline-script.ts';

const root = resolve(import.meta.dirname, '../..');
const start = join(root, 'web/public/document/start/start.ts');

// Inside the project, so that its own imports lead where they lead from there.
const fileOf = (context: TestContext, source: string): string =>
  join(plantedFiles(context, { 'start.ts': source }, join(root, '.cache')), 'start.ts');

test('the start script is one classic script on one line that leaves nothing to import', async () => {
  const { code } = await compileScript(start);
  assert.doesNotMatch(code, /\n|\bimport\b|\bexport\b|<\/script/);
  assert.ok(new Script(code));
});

test('the start script holds the keys it uses, and none of the others', async () => {
  const { code } = await compileScript(start);
  const used = [storageKeys.language, storageKeys.referralCode, extraStorageKeys.sessionId];
  assert.ok(used.every((key) => code.includes(key)));
  assert.ok(!code.includes(storageKeys.homePrice));
  assert.ok(!code.includes(extraStorageKeys.applicationDraft));
});

test('the landing page brings inline only what changes its first paint', async () => {
  const [landing, file, whole] = await Promise.all(
    ['landing.ts', 'landing-start.ts', 'start.ts'].map(async (name) => {
      const { code } = await compileScript(join(root, 'web/public/document/start', name));
      return code;
    }),
  );
  assert.ok(landing!.length < 1000, `${landing!.length} characters`);
  // Written into the document again, the dark colours would be asked for twice.
  assert.ok(!file!.includes('prefers-color-scheme'));
  for (const [part, inline] of [
    ['prefers-color-scheme', true],
    ['data-referral', true],
    ['sendBeacon', false],
    ['missedActions', false],
  ] as const) {
    assert.equal(landing!.includes(part), inline, part);
    assert.equal(file!.includes(part), !inline, part);
    assert.ok(whole!.includes(part), part);
  }
  assert.ok(file!.includes('[data-days]'));
  assert.ok(!whole!.includes('[data-days]'), 'other pages have no countdown');
});

test('whatever a script imports is watched in development', async () => {
  const { files } = await compileScript(start);
  for (const file of ['until-scripts-come.ts', 'add-touch.ts', 'values.ts']) {
    assert.ok(files.includes(join(root, 'web/public/document/start', file)), file);
  }
});

test('a script that does not compile, or imports what is not there, fails the build', async (context) => {
  await assert.rejects(compileScript(fileOf(context, 'const = 1;')));
  await assert.rejects(compileScript(fileOf(context, `import './missing.ts';`)));
});
