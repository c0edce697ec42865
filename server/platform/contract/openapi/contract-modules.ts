import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const contract = path.resolve(import.meta.dirname, '../../../../core/contract');

/**
 * Every module of `core/contract` under its path. A build puts a list of imports in this file's
 * place (`scripts/vite/process-build.ts`): read again from the sources they would be other objects.
 */
export async function contractModules(): Promise<[file: string, module: object][]> {
  const files = globSync('**/*.ts', { cwd: contract }).filter((file) => !file.includes('.test.'));
  const read = files
    .toSorted()
    .map(async (file): Promise<[string, object]> => [
      file,
      (await import(pathToFileURL(path.join(contract, file)).href)) as object,
    ]);
  return Promise.all(read);
}
