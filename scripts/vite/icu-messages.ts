import { pathToFileURL } from 'node:url';
import compileIcu from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Texts = { [key: string]: string | Texts };

/** ICU texts parsed at build time, so that the browser needs no parser. */
function compileTexts(texts: Texts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compileIcu(text) : compileTexts(text),
    ]),
  );
}

/** Vite plugin: `web/<room>/messages/<language>/<namespace>.ts` is served compiled. */
export function icuMessages(): Plugin {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0]!;
      if (!/\/messages\/(en|es|pt)\/[\w-]+\.ts$/.test(file)) {
        return null;
      }
      this.addWatchFile(file);
      const module = (await import(`${pathToFileURL(file).href}?t=${Date.now()}`)) as {
        default: Texts;
      };
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileTexts(module.default)))})`;
    },
  };
}
