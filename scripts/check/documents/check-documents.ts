import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables } from '#server/config/variables.ts';
import { projectRoot } from '../project-root.ts';
import { reportErrors } from '../report-errors.ts';
import { documentErrors, type Known, variableErrors } from './document-errors.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const known: Known = {
  exists: (path) => existsSync(join(projectRoot, path)),
  commands: Object.keys(manifest.scripts),
};
const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: projectRoot })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

reportErrors([
  ...documents.flatMap((file) => documentErrors(file, read(file), known)),
  ...variableErrors(read('README.md'), variables),
]);
