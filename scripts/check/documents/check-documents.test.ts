import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentErrors, type Known, variableErrors } from './check-documents.ts';

const known: Known = {
  exists: (path) =>
    ['core/domain/visitor/savings.ts', 'server/db/', 'docs/words.md'].includes(path),
  hasFile: (name) => name === 'savings.ts',
  commands: ['start', 'bench'],
};
const errorsOf = (text: string) => documentErrors('docs/growing.md', text, known);

test('a document that names existing files and commands has no error', () => {
  const text = `
    \`core/domain/visitor/savings.ts\`, \`server/db/\`, \`web/<room>/a.ts\`, \`core/**/*.ts\`, \`data/database\`
    \`savings.ts\`, \`X.tsx\`, \`fr.ts\`, \`<a>.spec.ts\`
    [words](words.md) [the world](https://example.com/a) [below](#below)
    npm start, npm test, npm install, npm run bench`;
  assert.deepEqual(errorsOf(text), []);
});

test('a path, a link or a command that does not exist is refused', () => {
  assert.deepEqual(errorsOf('`core/domain/gone.ts`. [a](gone.md) npm bensh, npm run test'), [
    'docs/growing.md: core/domain/gone.ts does not exist',
    'docs/growing.md: the link gone.md leads nowhere',
    'docs/growing.md: there is no command "npm bensh"',
    'docs/growing.md: there is no command "npm run test"',
  ]);
});

test('a file name without a folder must exist somewhere', () => {
  assert.deepEqual(errorsOf('`gone.ts` and `savings.ts`'), [
    'docs/growing.md: there is no file gone.ts',
  ]);
});

test('a link is followed from the folder of its document', () => {
  const [error] = documentErrors('README.md', '[words](words.md)', known);
  assert.equal(error, 'README.md: the link words.md leads nowhere');
  assert.deepEqual(documentErrors('README.md', '[words](docs/words.md)', known), []);
});

test('the table of variables and the configuration name the same', () => {
  const readme = '| `PORT` | where it listens |\n| `COLOR` | of the sun |\n';
  assert.deepEqual(variableErrors(readme, ['PORT', 'HOST']), [
    'README.md: the variable HOST is not in the table',
    'README.md: the table names COLOR, which nothing reads',
  ]);
  assert.deepEqual(variableErrors(readme, ['PORT', 'COLOR']), []);
});
