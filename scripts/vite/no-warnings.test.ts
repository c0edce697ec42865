import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, type Plugin } from 'vite';
import { plantedFiles } from '../test/planted-files.ts';
import { refusingWarnings } from './no-warnings.ts';

async function buildOf(t: TestContext, css: string, plugins: Plugin[] = []): Promise<void> {
  const html = '<link rel="stylesheet" href="/style.css">';
  const root = plantedFiles(t, { 'index.html': html, 'style.css': css });
  const speech = refusingWarnings();
  await build({
    root,
    configFile: false,
    ...speech,
    plugins: [...(speech.plugins ?? []), ...plugins],
  });
}

test('a build that would warn of a font is refused', async (t) => {
  const font = `@font-face { font-family: Sun; src: url('/media/sun.woff2'); }`;
  await assert.rejects(buildOf(t, font), /The build warns: [\s\S]*sun\.woff2/);
});

test('a build without a warning goes through', async (t) => {
  await buildOf(t, 'body { color: green; }');
});

test('a build on a machine so busy that a plugin takes most of the time goes through', async (t) => {
  const slow: Plugin = {
    name: 'slow',
    async transform(code) {
      await sleep(1700);
      return code;
    },
  };
  await buildOf(t, 'body { color: green; }', [slow]);
});
