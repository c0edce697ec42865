import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const sheets = ['web/kit/styles/tokens.css', 'web/public/art/palette.css'];
const definitions = /^\s*(--[a-z][\w-]*):/gm;

/**
 * Gives every value of the look a name of one or two letters: pages inline their styles, and the
 * names are a fortieth of what a landing page may take in the first round trip. Throws when a file
 * names a value as short as that itself.
 */
export function shortTokens(root: string): (code: string) => string {
  const names = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(definitions)].map(([, name]) => name!),
  );
  const short = new Map([...new Set(names)].map((name, index) => [name, shortName(index)]));
  return (code) =>
    code.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
      if (/^--[a-z]{1,2}$/.test(name)) {
        throw new Error(`${name} may be the short name of another value: give it a longer one.`);
      }
      return short.get(name) ?? name;
    });
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function shortName(index: number): string {
  const first = Math.floor(index / letters.length) - 1;
  return `--${first < 0 ? '' : letters[first]!}${letters[index % letters.length]!}`;
}

interface Declaration {
  prop: string;
  value: string;
}

/** The same as a PostCSS plugin, which sees a style sheet with its imports. */
export function shortTokensOfStyles(shorten: (code: string) => string) {
  return {
    postcssPlugin: 'short-tokens',
    Once(root: { walkDecls(visit: (declaration: Declaration) => void): void }): void {
      root.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
    },
  };
}

/** The same for code that names a value of the look: drawings, and code that reads a colour. */
export function shortTokensOfCode(shorten: (code: string) => string): Plugin {
  return {
    name: 'short-tokens',
    enforce: 'pre',
    transform: (code, id) =>
      /\/web\/[^?]*\.tsx?$/.test(id) && /['"(]--[a-z]/.test(code) ? shorten(code) : null,
  };
}
