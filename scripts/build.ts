import { rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, mergeConfig } from 'vite';
import { noteBuild } from './prepare.mjs';
import { publishBuild } from './publish-build.ts';
import { refusingWarnings } from './vite/no-warnings.ts';
import { processBuild } from './vite/process-build.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz beside every text file, so that the server compresses nothing itself. */
async function compressAssets(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(js|css|svg)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      await writeFile(
        `${path}.br`,
        await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

const fresh = 'dist/next';

/** The three front ends, and the renderer of the public pages. */
async function buildPages() {
  const speech = refusingWarnings();
  await build({ ...speech, build: { outDir: `${fresh}/client` } });
  for (const mode of ['portal', 'admin']) {
    await build({ ...speech, mode, build: { outDir: `${fresh}/client`, emptyOutDir: false } });
  }
  await build({ ...speech, build: { outDir: `${fresh}/server`, ssr: true } });
  await compressAssets(`${fresh}/client/assets`);
}

async function buildServer() {
  await build(mergeConfig(processBuild(`${fresh}/process`), refusingWarnings()));
}

const halves = { pages: buildPages, server: buildServer };

/** Builds into dist/. A failure half way or a warning leaves the last build as it was. */
async function buildHalves(names: readonly (keyof typeof halves)[]) {
  rmSync(fresh, { recursive: true, force: true });
  for (const name of names) {
    await halves[name]();
  }
  publishBuild(fresh, 'dist');
}

// Without names, both.
const names = process.argv.slice(2);
await noteBuild(buildHalves, names.length > 0 ? names : undefined);
