import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, reportErrors } from '../report-errors.ts';
import { roomErrors } from './room-errors.ts';
import { sourceFile } from './syntax/source-file.ts';

const folders = ['core', 'server', 'web', 'e2e', 'benchmarks', 'scripts'];

// Files that people write are read; for others, such as pictures, the path is enough.
const written = /\.([cm]?[jt]sx?|css)$/;

const files = folders
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true }),
  )
  .filter((entry) => entry.isFile() && entry.name !== 'tsconfig.json')
  .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) =>
    sourceFile(path, written.test(path) ? readFileSync(join(projectRoot, path), 'utf8') : ''),
  );

reportErrors([...roomErrors(files)]);
