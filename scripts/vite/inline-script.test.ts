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

test('only the start script of a page with a countdown fills one in', async () => {
  const countdown = join(root, 'web/public/document/start/start-with-countdown.ts');
  const [plain, counting] = await Promise.all([compileScript(start), compileScript(countdown)]);
  assert.ok(!plain.code.includes('[data-days]'));
  assert.ok(counting.code.includes('[data-days]'));
  assert.ok(counting.code.length - plain.code.length < 600, 'and holds nothing else besides');
});

test('the start script waits for its language and its scripts', async () => {
  const { code } = await compileScript(start);
  for (const place of ['PAGE_LANGUAGE', 'PAGE_SCRIPTS']) {
    assert.ok(code.includes(place), place);
  }
});

test('whatever a script imports is watched in development', async () => {
  const { files } = await compileScript(start);
  for (const file of ['start.ts', 'add-touch.ts', 'values.ts']) {
    assert.ok(files.includes(join(root, 'web/public/document/start', file)), file);
  }
});

test('a script that does not compile, or imports what is not there, fails the build', async (context) => {
  await assert.rejects(compileScript(fileOf(context, 'const = 1;')));
  await assert.rejects(compileScript(fileOf(context, `import './missing.ts';`)));
});
