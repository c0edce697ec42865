import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { publishBuild } from './publish-build.ts';

const day = 24 * 60 * 60 * 1000;

test('the last build stays beside the new one for a week from the day it was replaced', (t) => {
  const home = mkdtempSync(join(os.tmpdir(), 'publish-test-'));
  t.after(() => rmSync(home, { recursive: true, force: true }));
  const [fresh, dist] = [join(home, 'next'), join(home, 'dist')];
  const publish = (name: string, at: number) => {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(fresh, path)), { recursive: true });
      writeFileSync(join(fresh, path), text);
    };
    for (const file of [`page-${name}.js`, `page-${name}.js.br`, `page-${name}.css`, 'same.js']) {
      write(`client/assets/${file}`, name);
    }
    write(
      'client/.vite/manifest.json',
      JSON.stringify({
        page: { file: `assets/page-${name}.js`, css: [`assets/page-${name}.css`] },
        same: { file: 'assets/same.js' },
      }),
    );
    write('client/web/admin/index.html', name);
    write('server/entry-server.js', name);
    write(`server/assets/${name}.js`, name);
    write('process/main.js', name);
    write(`process/late-${name}.js`, name);
    write('process/.vite/manifest.json', `{ "late": { "file": "late-${name}.js" } }`);
    publishBuild(fresh, dist, new Date(at));
  };
  const assets = () => readdirSync(join(dist, 'client/assets')).toSorted();
  const of = (name: string) => [`page-${name}.css`, `page-${name}.js`, `page-${name}.js.br`];

  // The first build has been served for a month when the second comes.
  const began = Date.now() + 60 * day;
  publish('a', began - 30 * day);
  publish('b', began);
  assert.deepEqual(assets(), [...of('a'), ...of('b'), 'same.js']);
  assert.equal(readFileSync(join(dist, 'client/web/admin/index.html'), 'utf8'), 'b');
  assert.deepEqual(readdirSync(join(dist, 'server')).toSorted(), ['assets', 'entry-server.js']);
  assert.equal(existsSync(join(dist, 'server/assets/a.js')), false);
  const lateParts = () => readdirSync(join(dist, 'process')).filter((file) => /^late/.test(file));
  assert.equal(readFileSync(join(dist, 'process/main.js'), 'utf8'), 'b');
  assert.deepEqual(lateParts().toSorted(), ['late-a.js', 'late-b.js']);
  publish('c', began + 6 * day);
  assert.deepEqual(assets(), [...of('a'), ...of('b'), ...of('c'), 'same.js']);
  publish('d', began + 8 * day);
  assert.deepEqual(assets(), [...of('b'), ...of('c'), ...of('d'), 'same.js']);
  assert.equal(readFileSync(join(dist, 'client/assets/same.js'), 'utf8'), 'd');
  assert.deepEqual(lateParts().toSorted(), ['late-b.js', 'late-c.js', 'late-d.js']);
});

test('half a build leaves the other half as it is', (t) => {
  const home = mkdtempSync(join(os.tmpdir(), 'publish-test-'));
  t.after(() => rmSync(home, { recursive: true, force: true }));
  const [fresh, dist] = [join(home, 'next'), join(home, 'dist')];
  const put = (folder: string, part: string) => {
    mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, part, 'file.js'), folder);
  };
  ['client', 'process', 'server'].forEach((part) => put(dist, part));
  put(fresh, 'process');
  publishBuild(fresh, dist);
  const read = (part: string) => readFileSync(join(dist, part, 'file.js'), 'utf8');
  assert.deepEqual(['client', 'process', 'server'].map(read), [dist, fresh, dist]);
});
