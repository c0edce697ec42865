import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { projectRoot, reportErrors } from '../report-errors.ts';
import { listErrors, messageFolders } from '../texts/message-folders.ts';

/**
 * Whether every list of texts names each of its files. Without one, each use of its texts would be
 * an error of the compiler, none of which names the list.
 */
export async function areListsWhole(folders = messageFolders) {
  const found = folders.flatMap(({ folder, languages }) =>
    languages.map((language) => listErrors(resolve(projectRoot, folder), language)),
  );
  // A list that cannot be read is left to the compiler.
  const errors = await Promise.all(found).catch(() => []);
  return errors.flat().length === 0;
}

if (import.meta.main) {
  if (await areListsWhole()) {
    // Each room with only what exists where it runs, then tests and scripts with everything.
    const compiler = 'node_modules/typescript/bin/tsc';
    const args = [compiler, '--build', 'tsconfig.build.json'];
    const { status } = spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } else {
    reportErrors(['not checked while a list of texts lacks a file; the check of texts names it']);
  }
}
