import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { check, getFileInfo, resolveConfig } from 'prettier';
import { projectRoot } from '../report-errors.ts';

/** Whether `npm run check` would take a file of this text. */
async function isFormatted(path: string, text: string): Promise<boolean> {
  const filepath = join(projectRoot, path);
  const config = await resolveConfig(filepath);
  return check(text, { ...config, filepath });
}

const unformatted: Readonly<Record<string, string>> = {
  'core/domain/a.ts': 'export const a = {b: 1}\n',
  'server/app.ts': 'export const text = "double";\n',
  'web/kit/Button.tsx': `export const Button = () => <button className='a' type="button" />;\n`,
  'web/kit/button.module.css': 'a{color:red}\n',
  'scripts/test.mjs': `export const long = '${'x'.repeat(60)}' + '${'y'.repeat(60)}';\n`,
  'docs/words.md': '*  a list\n',
  'package.json': '{"name":"a"}\n',
};

for (const [path, text] of Object.entries(unformatted)) {
  test(`an unformatted file is refused: ${path}`, async () => {
    assert.equal(await isFormatted(path, text), false);
  });
}

test('a formatted file is taken', async () => {
  assert.equal(await isFormatted('core/domain/a.ts', `export const a = { b: 'c' };\n`), true);
});

test('no part of the tree is left out of the check', async () => {
  const ignorePath = join(projectRoot, '.prettierignore');
  for (const path of Object.keys(unformatted)) {
    const { ignored } = await getFileInfo(join(projectRoot, path), { ignorePath });
    assert.equal(ignored, false, path);
  }
});
