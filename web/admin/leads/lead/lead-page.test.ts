import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { leadDetail } from '#core/contract/leads/leads.ts';

/** The keys of `shape` that no code of the lead's page names; a comment is none. */
function unnamed(shape: object, sources: readonly string[]): string[] {
  const source = sources.join('\n').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return Object.keys(shape).filter((key) => !new RegExp(`\\b${key}\\b`).test(source));
}

function sourcesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    return file.endsWith('.tsx');
  });
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

test('every field of a lead that staff may read is on its page', () => {
  assert.deepEqual(unnamed(leadDetail.shape, sourcesOf(import.meta.dirname)), []);
});

test('a forgotten answer is named, also where a comment mentions it', () => {
  const sources = [
    '// The apartment is of no use.',
    '{/* apartment */}<Fact name={t("state")}>{lead.propertyState}</Fact>',
  ];
  assert.deepEqual(unnamed({ propertyState: 1, apartment: 1 }, sources), ['apartment']);
});
