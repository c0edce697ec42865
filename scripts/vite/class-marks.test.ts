import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { plantedFiles } from '../test/planted-files.ts';
import { classMarks } from './class-marks.ts';

const sheets = Array.from({ length: 100 }, (_, index) => `web/room-${index}/same.module.css`);

const folderOf = (context: TestContext): string =>
  plantedFiles(context, Object.fromEntries(sheets.map((file) => [file, ''])));

test('a page carries a letter for each class, and no two are the same', (context) => {
  const root = folderOf(context);
  const nameOf = classMarks(root);
  const classes = Array.from({ length: 60 }, (_, index) => `class${index}`);
  const names = sheets.flatMap((file) => classes.map((name) => nameOf(name, join(root, file))));
  assert.equal(new Set(names).size, names.length);
  assert.ok(names.every((name) => /^[A-Z]{1,2}[a-z0-9]{1,2}$/.test(name)));
});

test('two builds that meet the files in another order give the same names', (context) => {
  const root = folderOf(context);
  const [client, server] = [classMarks(root), classMarks(root)];
  const inClient = sheets.map((file) => client('button', join(root, file)));
  const inServer = sheets.toReversed().map((file) => server('button', join(root, `${file}?used`)));
  assert.deepEqual(inServer.toReversed(), inClient);
});
