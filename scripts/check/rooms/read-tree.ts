import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SourceFile, sourceFile } from './syntax/source-file.ts';

const written = /\.([cm]?[jt]sx?|css)$/;

function pathsBelow(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'tsconfig.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/**
 * Every file of the folders but the compiler's settings. Only what people write is read; of the
 * rest the path is enough.
 */
export function readTree(root: string, folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => pathsBelow(root, folder))
    .map((path) => {
      const text = written.test(path) ? readFileSync(join(root, path), 'utf8') : '';
      return sourceFile(path, text);
    });
}
