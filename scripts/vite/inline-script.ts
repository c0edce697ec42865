import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const mark = '?script';

const literal = (value: unknown) =>
  value instanceof RegExp ? String(value) : JSON.stringify(value);

/**
 * `values.ts` beside a script is run here; the script gets the strings and patterns that it
 * exports, without the tables they come from.
 */
const runValues: Plugin = {
  name: 'run-values',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('/values.ts')) {
      return null;
    }
    const address = `${pathToFileURL(id).href}?t=${Date.now()}`;
    const values = (await import(address)) as Record<string, unknown>;
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${literal(value)};`)
      .join('\n');
  },
};

/**
 * Compiles a TypeScript file with all it imports into one small classic script, for a page that
 * carries it inline. Returns its code and the files it was made from.
 */
export async function compileScript(file: string): Promise<{ code: string; files: string[] }> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [runValues],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: file,
        output: { format: 'iife' },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [script] = output;
  return { code: script.code.trim(), files: script.moduleIds };
}

/** Vite plugin: `import code from './start.ts?script'` gives the compiled code as a string. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(mark)) {
        return null;
      }
      const { code, files } = await compileScript(id.slice(0, -mark.length));
      for (const file of files) {
        this.addWatchFile(file);
      }
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/** Vite plugin: the compiled code of a file as a file of the build, under its path in the manifest. */
export function scriptFile(path: string): Plugin {
  return {
    name: 'script-file',
    apply: 'build',
    async buildStart() {
      const { code } = await compileScript(path);
      const name = basename(path).replace(/\.ts$/, '.js');
      this.emitFile({ type: 'asset', name, originalFileName: path, source: code });
    },
  };
}
