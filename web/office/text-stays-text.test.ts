import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const web = join(import.meta.dirname, '..');
const asMarkup =
  /dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|document\.write|setHTML|DOMParser|createContextualFragment|srcDoc/;

test('in the CRM and the portal nothing that was typed can become markup: React renders it as text', () => {
  const read = (file: string) => readFileSync(join(web, file), 'utf8');
  const files = globSync('{admin,kit,office,portal}/**/*.{ts,tsx}', { cwd: web });
  assert.ok(files.length > 500);
  const found = files.filter((file) => !file.includes('.test.') && asMarkup.test(read(file)));
  const mail = join('admin', 'mail', 'templates', 'ShownMail.tsx');
  assert.deepEqual(found, [mail]);
  assert.match(read(mail), /<iframe[^>]*\ssandbox=""[^>]*\ssrcDoc=/, 'its frame runs nothing');
});
