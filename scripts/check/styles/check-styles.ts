import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { reportErrors } from '../report-errors.ts';
import { styleErrors } from './style-errors.ts';

const paths = globSync('web/**/*.{ts,tsx,css}', { cwd: projectRoot })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const files = new Map(paths.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));

reportErrors([...styleErrors(files)]);
