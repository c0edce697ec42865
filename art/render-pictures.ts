import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { format, resolveConfig } from 'prettier';
import { createServer } from 'vite';

// Drawings as files: inline they would be a fifth of the landing page, which must fit into the first
// packets of a connection, and most of them are not seen at once.
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'web/public/media/art');

interface Picture {
  /** Of the file and of what `art-media.ts` exports. */
  name: string;
  component: string;
  module: string;
  width: number;
  height: number;
}
const pictures: readonly Picture[] = ['Us', 'Mx', 'Br'].map((country) => ({
  name: `flag-${country.toLowerCase()}`,
  component: `Flag${country}`,
  module: '/web/kit/flags.tsx',
  width: 20,
  height: 15,
}));

const sheets = ['web/kit/styles/tokens.css', 'web/public/art/palette.css'];

/** The colours of the sheets; what is said first holds, so that no theme for few overrides them. */
function coloursOf(files: readonly string[]): Map<string, string> {
  const colours = new Map<string, string>();
  for (const file of files) {
    const rules = readFileSync(join(root, file), 'utf8');
    for (const [, name = '', value = ''] of rules.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      if (!colours.has(name)) {
        colours.set(name, value.trim());
      }
    }
  }
  return colours;
}

function render(component: ComponentType, colours: ReadonlyMap<string, string>): string {
  const markup = renderToStaticMarkup(createElement(component))
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/var\((--[\w-]+)[^)]*\)/g, (whole, name: string) => colours.get(name) ?? whole);
  if (markup.includes('var(')) {
    throw new Error('A picture uses a colour that no sheet names.');
  }
  return markup;
}

function exportName(name: string): string {
  return name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true },
  logLevel: 'error',
});
const colours = coloursOf(sheets);
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) {
  rmSync(join(folder, old));
}
const lines = ['// Drawings as files, made by art/render-pictures.ts from their components.'];
for (const { name, component, module, width, height } of pictures) {
  const loaded = (await vite.ssrLoadModule(module)) as Record<string, ComponentType>;
  const markup = render(loaded[component]!, colours);
  const hash = createHash('sha256').update(markup).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.svg`;
  writeFileSync(join(folder, file), markup);
  const media = { src: `/media/art/${file}`, width, height };
  lines.push(`export const ${exportName(name)} = ${JSON.stringify(media)} as const;`);
  console.log(file, markup.length);
}
await vite.close();
const index = join(root, 'web/public/media/art-media.ts');
const style = await resolveConfig(index);
writeFileSync(index, await format(lines.join('\n'), { ...style, filepath: index }));
