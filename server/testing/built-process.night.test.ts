import assert from 'node:assert/strict';
import fs from 'node:fs';
import { isBuiltin, SourceMap } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { readMigrations } from '#server/db/migrations.ts';
import { readManifest } from '#server/pages/build/manifest.ts';
import { nameContract } from '#server/platform/contract/openapi/contract-names.ts';
import { makeCityFile } from './city-file.ts';
import { makeLeadBody } from './factories.ts';
import { film, picture } from './hero-files.ts';
import { freshHome, password } from './product-home.ts';
import { signInStaff } from './sessions/staff-session.ts';

const built = path.join(import.meta.dirname, '../../dist/process');
const main = path.join(built, 'main.js');

test('a built server knows the migrations that it was built with, whatever the sources have by now', () => {
  // Folders of earlier builds lie beside it.
  const [folder = 'none'] = /migrations-[0-9a-f]{8}/.exec(fs.readFileSync(main, 'utf8')) ?? [];
  assert.deepEqual(readMigrations(path.join(built, folder)), readMigrations());
});

test('what was built of the server answers, with all that is loaded late', async (t) => {
  const home = await freshHome(t);
  const cities = path.join(home.dataDir, 'cities.mmdb');
  fs.writeFileSync(cities, makeCityFile({ '127.0.0.1': { city: { names: { en: 'Medford' } } } }));
  const product = await home.start({ GEOIP_CITY_DB: cities }, { isBuilt: true });
  const { origin } = product;
  for (const address of ['/', '/apply?lang=es', '/admin/login', '/affiliate/login']) {
    const page = await fetch(origin + address);
    assert.equal(page.status, 200, address);
    const files = (await page.text()).match(/\/(assets|media)\/[\w./-]+/g) ?? [];
    assert.equal((await fetch(origin + files[0]!)).status, 200, files[0]);
  }
  const applied = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makeLeadBody()),
  });
  assert.equal(applied.status, 201);

  const staff = await signInStaff(origin, password);
  const leads = await staff.get<{ total: number }>('/api/admin/leads');
  assert.equal(leads.total, 1);
  const mail = await staff.post<{ html: string; text: string }>(
    '/api/admin/email-templates/preview',
    {
      templateType: 'lead_notification',
      subject: 'Olá',
      htmlContent: '<p>Até <b>já</b> \u{1f31e}<script>alert(1)</script></p>',
    },
  );
  assert.match(mail.html, /Até <b>já<\/b> \u{1f31e}<\/p>/u);
  assert.match(mail.text, /^Até já \u{1f31e}/u);
  for (const [bytes, type] of [
    [await picture('jpeg'), 'image/jpeg'],
    [film('mp4'), 'video/mp4'],
  ] as const) {
    const form = new FormData();
    form.append('heroFile', new File([new Uint8Array(bytes)], 'Summer', { type }));
    const headers = { cookie: staff.cookie };
    const sent = await fetch(`${origin}/api/admin/hero-media`, {
      method: 'POST',
      headers,
      body: form,
    });
    assert.equal(sent.status, 201, type);
  }

  // Calls and schemas are named after the modules of the contract.
  const { paths, components } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
    components: { schemas: object };
  };
  const { calls } = await nameContract();
  const names = new Set(calls.values());
  const described = Object.values(paths).flatMap((path) => Object.values(path));
  assert.ok(described.length > 150);
  assert.deepEqual(
    described.filter(({ operationId }) => !names.has(operationId)),
    [],
  );
  assert.ok('LeadRow' in components.schemas);
  assert.equal(await product.stop(), 0);
  assert.deepEqual(
    product.lines.filter((line) => /"level":(50|60)/.test(line)),
    [],
  );
});

test('it is kept with one byte a character, and asks node_modules for few packages', () => {
  const packages = new Set<string>();
  // Of this build alone: files of earlier ones lie beside them.
  for (const { file } of Object.values(readManifest(built, 'manifest'))) {
    const text = fs.readFileSync(path.join(built, file), 'utf8');
    assert.ok(!/[^\x00-\x7f]/.test(text), file);
    const asked = text.matchAll(/^import .*from "([^"]+)";|\bimport\("([^"]+)"\)/gm);
    for (const [, first, second] of asked) {
      packages.add((first ?? second)!);
    }
  }
  const foreign = [...packages].filter((name) => !name.startsWith('.') && !isBuiltin(name));
  assert.deepEqual(foreign.toSorted(), [
    '@zxcvbn-ts/core',
    '@zxcvbn-ts/language-common',
    '@zxcvbn-ts/language-en',
    '@zxcvbn-ts/language-es-es',
    '@zxcvbn-ts/language-pt-br',
    'sharp',
  ]);
});

test('a place in it leads back to the source', () => {
  const said = 'function tellAddresses(';
  const lines = fs.readFileSync(main, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith(said));
  const map = new SourceMap(JSON.parse(fs.readFileSync(`${main}.map`, 'utf8')));
  const origin = map.findEntry(line, said.indexOf('tell')) as {
    originalSource: string;
    originalLine: number;
  };
  const source = path.join(built, origin.originalSource);
  assert.equal(source, path.join(import.meta.dirname, '../main.ts'));
  const original = fs.readFileSync(source, 'utf8').split('\n')[origin.originalLine]!;
  assert.ok(original.startsWith(said), original);
});
