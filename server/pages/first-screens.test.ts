import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { adminPaths, portalPaths } from '#core/contract/site.ts';
import { languages } from '#core/domain/language.ts';
import { type BuildManifest as Manifest, readManifest } from './build/manifest.ts';
import { screenLinks, staffScreenLinks } from './build/screen-links.ts';

const client = join(import.meta.dirname, '../../dist/client');
const mostKib = { portal: 151, crm: 205 };
const mostFiles = { portal: 16, crm: 23 };

/** Every script that these modules need before they run, by its file. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) {
      return;
    }
    seen.add(name);
    const chunk = manifest[name];
    assert.ok(chunk, `${name} is part of the build`);
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return files;
}

/** KiB of script, packed as it travels, that these modules and all they need come to. */
function kibOf(manifest: Manifest, modules: readonly string[]): number {
  const files = [...scriptsOf(manifest, modules)];
  const sizes = files.map((file) => statSync(join(client, `${file}.br`)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

test('the first screens of the portal take at most 151 KiB of script, packed as it travels', () => {
  const manifest = readManifest(client, 'manifest-portal');
  const screens = {
    login: ['login/LoginPage.tsx'],
    dashboard: ['shell/PortalShell.tsx', 'dashboard/DashboardPage.tsx'],
  };
  for (const [name, parts] of Object.entries(screens)) {
    for (const language of languages) {
      const modules = ['index.html', `messages/all-${language}.ts`, ...parts];
      const names = modules.map((module) => `web/portal/${module}`);
      const kib = kibOf(manifest, names);
      assert.ok(kib <= mostKib.portal, `${name} in ${language}: ${kib.toFixed(1)} KiB`);
      // On a slow line each file costs as much as 30 KB.
      const files = scriptsOf(manifest, names);
      assert.ok(files.size <= mostFiles.portal, [...files].join(', '));
    }
  }
});

test('the first screens of the CRM come in few files, the overview in 205 KiB of script', () => {
  const manifest = readManifest(client, 'manifest-admin');
  const dashboard = ['StaffShell.tsx', 'DashboardPage.tsx'];
  const screens = {
    login: ['accounts/login/LoginPage.tsx'],
    today: [...dashboard, 'office/today/TodayTab.tsx'],
    overview: [...dashboard, 'operations/report/LeadReport.tsx'],
    leads: [...dashboard, 'leads/LeadsTab.tsx'],
    lead: ['StaffShell.tsx', 'leads/lead/LeadPage.tsx'],
  };
  for (const [name, parts] of Object.entries(screens)) {
    const names = ['index.html', ...parts].map((module) => `web/admin/${module}`);
    const files = scriptsOf(manifest, names);
    // An officer's phone that rings with a new lead waits for each of them.
    assert.ok(files.size <= mostFiles.crm, `${name}: ${[...files].join(', ')}`);
    const kib = kibOf(manifest, names);
    assert.ok(name !== 'overview' || kib <= mostKib.crm, `${name}: ${kib.toFixed(1)} KiB`);
  }
});

test('both back offices ask for their fonts before their scripts', () => {
  const sheet = join(import.meta.dirname, '../../web/kit/styles/fonts.css');
  const fonts = readFileSync(sheet, 'utf8').match(/\/media\/fonts\/[^']+/g) ?? [];
  assert.ok(fonts.length > 1);
  for (const app of ['admin', 'portal']) {
    const document = readFileSync(join(client, `web/${app}/index.html`), 'utf8');
    const head = document.slice(0, document.indexOf('<script'));
    const asked = [...head.matchAll(/rel="preload"[^>]+href="([^"]+)"/g)].map(([, file]) => file);
    assert.deepEqual(asked.toSorted(), fonts.toSorted(), app);
  }
});

test('the script that every public page begins with is three files', () => {
  // Each of them is named in the document and asked for on its own.
  const files = scriptsOf(readManifest(client), ['web/public/entry-client.ts']);
  assert.ok(files.size <= 3, [...files].join(', '));
});

test('the parts of public pages that wake at once come in few files', () => {
  const manifest = readManifest(client);
  const waking = {
    EligibilityForm: 120,
    ApplicationForm: 120,
    OpenHouseForm: 120,
    EligibilityOutcome: 92,
    Calculator: 92,
  };
  for (const [name, mostOfIt] of Object.entries(waking)) {
    const names = ['web/public/entry-client.ts', `web/public/islands/${name}.tsx`];
    const files = scriptsOf(manifest, names);
    assert.ok(files.size <= 14, `${name}: ${[...files].join(', ')}`);
    const kib = kibOf(manifest, names);
    assert.ok(kib <= mostOfIt, `${name}: ${kib.toFixed(1)} KiB`);
  }
});

test('every screen of the portal is known by its modules, so that its document can name their files', () => {
  const linksTo = screenLinks(readManifest(client, 'manifest-portal'));
  const texts = linksTo('/nowhere', 'en').split('<link ').length;
  for (const path of Object.values(portalPaths)) {
    const links = linksTo(path, 'es').split('<link ');
    assert.ok(links.length > texts, path);
    assert.equal(new Set(links).size, links.length, 'each file is named once');
    for (const link of links.slice(1)) {
      const file = /href="\/([^"]+)"/.exec(link)![1]!;
      assert.ok(statSync(join(client, file)).size > 0);
    }
  }
});

test('so is every screen of the CRM, with the tabs that are opened first', () => {
  const linksTo = staffScreenLinks(readManifest(client, 'manifest-admin'));
  assert.equal(linksTo('/nowhere', ''), '');
  const screens = Object.values(adminPaths).map((path) => [path, ''] as const);
  const tabs = ['overview', 'leads'].map((tab) => [adminPaths.dashboard, tab] as const);
  for (const [path, tab] of [...screens, ...tabs]) {
    const links = linksTo(path, tab).split('<link ');
    assert.ok(links.length > 1, `${path} ${tab}`);
    assert.equal(new Set(links).size, links.length, 'each file is named once');
    for (const link of links.slice(1)) {
      const file = /href="\/([^"]+)"/.exec(link)![1]!;
      assert.ok(statSync(join(client, file)).size > 0);
    }
  }
  const parts = tabs.map(([path, tab]) => linksTo(path, tab).length);
  assert.ok(parts.every((length) => length > linksTo(adminPaths.dashboard, '').length));
});
