import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { loadPage, makeOtherBuild } from '#server/testing/builds/other-build.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { startProduct } from '#server/testing/product.ts';
import { storeBuild, storedBuilds } from './stored-builds.ts';

const folder = path.join(import.meta.dirname, '../../../dist/client/assets');
const build = {
  folder,
  names: readdirSync(folder).filter((name) => /^[a-e].*\.(js|br)$/.test(name)),
};

test('a build is stored once, as long as a server uses it and 30 days longer', async (t) => {
  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  const rows = async () =>
    (
      await database.query<{ name: string; days: number }>(
        `select name, extract(day from now() - used_at)::int as days from build_files order by name`,
      )
    ).rows;
  await storeBuild(database, build);
  const stored = await rows();
  assert.ok(stored.length > 20, `${stored.length} files`);
  assert.equal(stored.length, build.names.length);
  await database.query(
    `insert into build_files (name, bytes, used_at) values
        ('late-12345678.js', 'late', now() - interval '29 days'),
        ('over-12345678.js', 'over', now() - interval '31 days')`,
  );
  await database.query(
    `update build_files set used_at = now() - interval '40 days' where name = $1`,
    [stored[0]!.name],
  );
  await database.query('delete from build_files where name = $1', [stored[1]!.name]);
  await storeBuild(database, build);
  const late = { name: 'late-12345678.js', days: 29 };
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  assert.deepEqual((await rows()).toSorted(byName), [...stored, late].toSorted(byName));

  const find = storedBuilds(database);
  const [one, two, none] = await Promise.all([
    find('late-12345678.js', true),
    find(stored.find(({ name }) => name.endsWith('.js'))!.name, true),
    find('over-12345678.js', false),
  ]);
  assert.deepEqual([one?.bytes.toString(), one?.isBrotli], ['late', false]);
  assert.equal(two?.isBrotli, true);
  assert.equal(none, undefined);
});

test('a server gives the files of another build, while that runs and after', async (t) => {
  const fresh = await freshDatabase();
  t.after(fresh.dispose);
  const variables = {
    DATABASE_URL: fresh.options.databaseUrl!,
    DATA_DIR: fresh.options.dataDir,
    LOG_LEVEL: 'silent',
  };
  const one = await startProduct(variables);
  t.after(one.kill);
  const other = await startProduct(variables, { folder: makeOtherBuild(t) });
  t.after(other.kill);
  const filesOf = async (origin: string) =>
    [...(await (await fetch(`${origin}/admin/login`)).text()).matchAll(/\/assets\/[^"]+/g)].map(
      ([address]) => address,
    );
  const [ones, others] = [await filesOf(one.origin), await filesOf(other.origin)];
  assert.ok(ones.length > 10 && others.length > 10);
  assert.deepEqual(
    ones.filter((address) => others.includes(address)),
    [],
  );

  const headers = { 'accept-encoding': 'identity' };
  const compared = ['content-type', 'cache-control', 'vary', 'x-content-type-options'];
  for (const address of ones) {
    const [own, foreign] = await Promise.all(
      [one, other].map(({ origin }) => fetch(origin + address, { headers })),
    );
    assert.equal(foreign!.status, 200, address);
    assert.equal(await foreign!.text(), await own!.text());
    for (const name of [...compared, 'cross-origin-resource-policy', 'content-security-policy']) {
      assert.equal(
        foreign!.headers.get(name)?.toLowerCase(),
        own!.headers.get(name)?.toLowerCase(),
        name,
      );
    }
  }
  const packed = await fetch(other.origin + ones[0]!, { headers: { 'accept-encoding': 'br' } });
  assert.equal(packed.headers.get('content-encoding'), 'br');
  const head = await fetch(other.origin + ones[0]!, { method: 'HEAD' });
  assert.equal(head.status, 200);

  await other.stop();
  for (const address of others) {
    assert.equal((await fetch(one.origin + address)).status, 200, address);
  }
  assert.deepEqual(await loadPage(one.origin, '/apply'), []);
  for (const name of ['nothing-12345678.js', 'nothing.js', '..%2f..%2fpackage-12345678.json']) {
    assert.ok([403, 404].includes((await fetch(`${one.origin}/assets/${name}`)).status), name);
  }
});
