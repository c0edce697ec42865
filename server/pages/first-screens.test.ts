import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { adminPaths, portalPaths } from '#core/contract/site.ts';
import { languages } from '#core/domain/language.ts';
import { type BuildManifest as Manifest, readManifest } from './build/manifest.ts';
import { builtSite, type SinglePageApp } from './site.ts';

const client = join(import.meta.dirname, '../../dist/client');
const mostKib = { portal: 155, crm: 205 };
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

test('the first screens of the portal take at most 155 KiB of script, packed as it travels', () => {
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
    overview: [...dashboard, 'office/overview/OverviewTab.tsx'],
    reports: [...dashboard, 'operations/report/LeadReport.tsx'],
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
    EligibilityForm: 97,
    ApplicationForm: 99,
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

test('every screen is known by its modules, so that its document can name their files', async () => {
  const { screens, screenLinks } = await builtSite(join(client, '..'));
  const linksTo = (app: SinglePageApp, path: string, tab?: string) => {
    const asked = { path, tab, language: 'es', role: 'admin' } as const;
    const { modules } = screens![app]!.firstNeeds(asked);
    const manifest = readManifest(client, `manifest-${app}`);
    for (const module of modules) {
      assert.ok(manifest[module], `${module} is part of the build`);
    }
    const links = screenLinks!(app, modules).split('<link ').slice(1);
    assert.equal(new Set(links).size, links.length, 'each file is named once');
    for (const link of links) {
      const file = /href="\/([^"]+)"/.exec(link)![1]!;
      assert.ok(statSync(join(client, file)).size > 0);
    }
    return links.length;
  };
  assert.equal(linksTo('admin', '/nowhere'), 0);
  const texts = linksTo('portal', '/nowhere');
  for (const path of Object.values(portalPaths)) {
    assert.ok(linksTo('portal', path) > texts, path);
  }
  for (const path of Object.values(adminPaths)) {
    assert.ok(linksTo('admin', path) > 0, path);
  }
  const { dashboard } = adminPaths;
  for (const tab of ['overview', 'leads', 'staff']) {
    assert.ok(linksTo('admin', dashboard, tab) > 0, tab);
  }
});
