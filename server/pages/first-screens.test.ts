import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { languages } from '#core/domain/language.ts';

const client = join(import.meta.dirname, '../../dist/client');
const mostKib = 150;

type Manifest = Record<string, { file: string; imports?: readonly string[] }>;

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

test('the first screens of the portal take at most 150 KiB of script, packed as it travels', () => {
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const screens = {
    login: ['login/LoginPage.tsx'],
    dashboard: ['shell/PortalShell.tsx', 'dashboard/DashboardPage.tsx'],
  };
  for (const [name, parts] of Object.entries(screens)) {
    for (const language of languages) {
      const modules = ['index.html', `messages/all-${language}.ts`, ...parts];
      const files = scriptsOf(
        manifest,
        modules.map((module) => `web/portal/${module}`),
      );
      const bytes = [...files].reduce(
        (sum, file) => sum + statSync(join(client, `${file}.br`)).size,
        0,
      );
      const kib = bytes / 1024;
      assert.ok(kib <= mostKib, `${name} in ${language}: ${kib.toFixed(1)} KiB`);
    }
  }
});
