import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { SiteData } from '#core/contract/site.ts';
import { builtSite } from './site.ts';

test('a page that no one has requested yet is still served after a rebuild removes its files', async (t) => {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  t.after(() => rmSync(dist, { recursive: true, force: true }));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  };
  write('package.json', '{ "type": "module" }');
  write('client/web/admin/index.html', '<!doctype html><title>CRM</title>');
  write('client/web/portal/index.html', '<!doctype html><title>Portal</title>');
  write(
    'client/.vite/manifest.json',
    JSON.stringify({
      'web/public/entry-client.ts': { file: 'assets/client-1.js', imports: ['_react.js'] },
      '_react.js': { file: 'assets/react-1.js' },
      'web/public/islands/Calculator.tsx': {
        file: 'assets/Calculator-1.js',
        imports: ['_react.js', '_parts.js'],
      },
      '_parts.js': { file: 'assets/parts-1.js', imports: ['_react.js'] },
      'web/public/document/dark.css': { file: 'assets/dark-1.css' },
      'web/public/document/start/landing-start.ts': { file: 'assets/landing-start-1.js' },
    }),
  );
  write('client/.vite/manifest-admin.json', '{}');
  write('client/.vite/manifest-portal.json', '{}');
  write(
    'server/.vite/manifest.json',
    JSON.stringify({
      'web/public/entry-server.tsx': { file: 'entry-server.js' },
      'web/public/pages/QualifyPage.tsx': {
        file: 'assets/QualifyPage-1.js',
        imports: ['_Layout.js'],
        css: ['assets/QualifyPage-1.css'],
      },
      '_Layout.js': { file: 'assets/Layout-1.js', css: ['assets/Layout-1.css'] },
    }),
  );
  write(
    'server/entry-server.js',
    `
    const qualify = () => import('./assets/QualifyPage-1.js');
    export const load = qualify;
    export const render = async (data, assets) => (await qualify()).page + assets.cssOf(['web/public/pages/QualifyPage.tsx']);`,
  );
  for (const app of ['portal', 'admin']) {
    write(
      `server/${app}-server.js`,
      `
    const dashboard = () => import('./assets/Dashboard-1.js');
    export const load = dashboard;
    export const renderScreen = async ({ path }) => (await dashboard()).screen + path;
    export const startScript = (scripts) => scripts.join();`,
    );
  }
  write('server/assets/Dashboard-1.js', `export const screen = 'rendered ';`);
  write(
    'server/assets/QualifyPage-1.js',
    `import { layout } from './Layout-1.js'; export const page = layout + ' qualify ';`,
  );
  write('server/assets/Layout-1.js', `export const layout = 'layout';`);
  write('server/assets/Layout-1.css', 'a{b:c}\n');
  write('server/assets/QualifyPage-1.css', 'd{e:f}\n');

  const site = await builtSite(dist);
  rmSync(path.join(dist, 'server'), { recursive: true });
  rmSync(path.join(dist, 'client'), { recursive: true });
  assert.equal(
    await site.renderer.render({} as SiteData, site.assets),
    'layout qualify a{b:c}d{e:f}',
  );
  assert.equal(site.assets.landingStart, '/assets/landing-start-1.js');
  const entry = ['/assets/client-1.js', '/assets/react-1.js'];
  assert.deepEqual(site.assets.scriptsOf([]), entry);
  assert.deepEqual(site.assets.scriptsOf(['web/public/islands/Calculator.tsx']), [
    ...entry,
    '/assets/parts-1.js',
    '/assets/Calculator-1.js',
  ]);
  const nothing = {
    language: 'en',
    timeZone: 'UTC',
    renderedAt: 0,
    answers: {},
    marks: {},
  } as const;
  for (const app of ['portal', 'admin'] as const) {
    const path = `/${app}/dashboard`;
    assert.equal(await site.screens![app]!.renderScreen({ path, ...nothing }), `rendered ${path}`);
  }
  assert.match(await site.appDocument('admin', '/admin/login'), /CRM/);
  assert.match(await site.appDocument('portal', '/affiliate/login'), /Portal/);
});

test('without a build the start ends with a sentence', async () => {
  await assert.rejects(
    builtSite(path.join(os.tmpdir(), 'no-such-build')),
    /^Error: The pages are not built yet\. Run "npm run build" first\.$/,
  );
});
