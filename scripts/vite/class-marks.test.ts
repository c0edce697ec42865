import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { plantedFiles } from '../test/planted-files.ts';
import { classMarks } from './class-marks.ts';

const sheets = Array.from({ length: 100 }, (_, index) => `web/room-${index}/same.module.css`);

const folderOf = (context: TestContext): string =>
  plantedFiles(context, Object.fromEntries(sheets.map((file) => [file, ''])));

test('the same class has another name in each of a hundred files, of two signs at most', (context) => {
  const root = folderOf(context);
  const nameOf = classMarks(root, { isReadable: true });
  const names = sheets.map((file) => nameOf('button', join(root, file)));
  assert.equal(new Set(names).size, sheets.length);
  assert.ok(names.every((name) => /^button-[a-z0-9]{1,2}$/.test(name)));
});

test('two builds that meet the files in another order give the same names', (context) => {
  const root = folderOf(context);
  const [client, server] = [
    classMarks(root, { isReadable: true }),
    classMarks(root, { isReadable: true }),
  ];
  const inClient = sheets.map((file) => client('button', join(root, file)));
  const inServer = sheets.toReversed().map((file) => server('button', join(root, file)));
  assert.deepEqual(inServer.toReversed(), inClient);
});

test('a query behind the path changes nothing', (context) => {
  const root = folderOf(context);
  const nameOf = classMarks(root, { isReadable: true });
  const path = join(root, sheets[7]!);
  assert.equal(nameOf('button', `${path}?used`), nameOf('button', path));
});

test('a file written later has a name that no other build has', (context) => {
  const root = folderOf(context);
  const nameOf = classMarks(root, { isReadable: true });
  const names = sheets.map((file) => nameOf('button', join(root, file)));
  const late = ['web/a.module.css', 'web/b.module.css'].map((file) =>
    nameOf('button', join(root, file)),
  );
  assert.equal(new Set([...names, ...late]).size, sheets.length + late.length);
});

test('a page carries a letter for each class, and no two are the same', (context) => {
  const root = folderOf(context);
  const nameOf = classMarks(root, { isReadable: false });
  const classes = Array.from({ length: 60 }, (_, index) => `class${index}`);
  const names = sheets.flatMap((file) => classes.map((name) => nameOf(name, join(root, file))));
  assert.equal(new Set(names).size, names.length);
  assert.ok(names.every((name) => /^[A-Z]{1,2}[a-z0-9]{1,2}$/.test(name)));
});
