import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, reportErrors } from '../report-errors.ts';
import { messageFolders } from './message-folders.ts';

const missing = messageFolders.flatMap(({ folder, languages }) =>
  languages
    .flatMap((language) => [`${folder}/${language}.ts`, `${folder}/${language}/`])
    .filter((path) => !existsSync(join(projectRoot, path))),
);

if (missing.length > 0) {
  // While a language is being added, core lacks its texts too and cannot be loaded.
  reportErrors([
    ...missing.map((path) => `${path}: is missing`),
    'The other texts are not checked until these exist (docs/growing.md, "A language").',
  ]);
} else {
  const { textErrors } = await import('./check-texts.ts');
  reportErrors(await textErrors());
}
