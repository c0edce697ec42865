import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

// The evening picture as a file: inline it would be a sixth of the landing page, which must fit
// into the first packets of a connection.
const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'web/public/media/art');
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true },
  logLevel: 'error',
});
const { HouseEvening } = (await vite.ssrLoadModule('/web/public/art/HouseEvening.tsx')) as {
  HouseEvening: ComponentType;
};
await vite.close();

const colours = new Map<string, string>();
for (const file of ['web/kit/styles/tokens.css', 'web/public/art/evening.css']) {
  for (const [, name, value] of readFileSync(join(root, file), 'utf8').matchAll(
    /(--[\w-]+):\s*([^;]+);/g,
  )) {
    if (!name!.startsWith('--art') || !colours.has(name!) || file.endsWith('evening.css')) {
      colours.set(name!, value!.trim());
    }
  }
}
const picture = renderToStaticMarkup(createElement(HouseEvening))
  .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  .replace(/var\((--[\w-]+)[^)]*\)/g, (whole, name: string) => colours.get(name) ?? whole);
if (picture.includes('var(')) {
  throw new Error('The picture uses a colour that tokens.css does not name.');
}

mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder).filter((name) => name.startsWith('house-evening.'))) {
  rmSync(join(folder, old));
}
const name = `house-evening.${createHash('sha256').update(picture).digest('hex').slice(0, 8)}.svg`;
writeFileSync(join(folder, name), picture);
writeFileSync(
  join(root, 'web/public/media/art-media.ts'),
  `/** The evening picture as a file, made by scripts/art/render-evening.ts from art/HouseEvening.tsx. */\nexport const houseEvening = { src: '/media/art/${name}', width: 640, height: 400 } as const;\n`,
);
console.log(name, picture.length);
