import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { noteBuild } from './prepare.mjs';
import { publishBuild } from './publish-build.ts';
import { refusingWarnings } from './vite/no-warnings.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a .br and a .gz beside every text file of the build, so that the server compresses nothing
 * while it serves.
 */
async function compressAssets(folder: string): Promise<void> {
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

/**
 * Builds the three front ends and the renderer of the drawn pages into dist/; what fails half way
 * leaves the last build as it was, and so does what would warn.
 */
export async function buildFrontEnds(): Promise<void> {
  const speech = refusingWarnings();
  await build({ ...speech, build: { outDir: `${fresh}/client` } });
  for (const mode of ['portal', 'admin']) {
    await build({ ...speech, mode, build: { outDir: `${fresh}/client`, emptyOutDir: false } });
  }
  await build({ ...speech, build: { outDir: `${fresh}/server`, ssr: true } });
  await compressAssets(`${fresh}/client/assets`);
  publishBuild(fresh, 'dist');
}

if (import.meta.main) {
  await noteBuild(buildFrontEnds);
}
