import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const filesPerProcess = 24;

/**
 * Writes modules that import up to 24 test files each, one after the other, so that a process
 * of `node --test` loads the server once for all of them. Each file is a test whose subtests are
 * its own, so its hooks apply to them only. Returns the modules' paths.
 */
export function bundleTests(files: readonly string[], folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const count = Math.ceil(files.length / filesPerProcess);
  return Array.from({ length: count }, (_, nth) => {
    const tests = files
      .filter((_, at) => at % count === nth)
      .map((file) => [file, pathToFileURL(resolve(file)).href] as const)
      .map(([file, url]) => `test('${file}', async () => void (await import('${url}')));\n`);
    const path = join(folder, `${nth}.mjs`);
    writeFileSync(path, `import { test } from 'node:test';\n${tests.join('')}`);
    return path;
  });
}
