import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import { test } from 'node:test';
import type { AnyRoute } from './route.ts';

const isEntry = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

async function allEntries(): Promise<AnyRoute[]> {
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: import.meta.dirname }));
  const modules = await Promise.all(
    files
      .filter((file) => !file.includes('.test.'))
      .map((file) => import(`./${file}`) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isEntry);
}

test('each call of the public that writes, each download and each preview has a limit', async () => {
  const entries = await allEntries();
  assert.ok(entries.length > 100);
  const costly = entries.filter(
    ({ method, access, answer, path }) =>
      (access === 'public' && method !== 'GET') ||
      ('kind' in answer && answer.kind === 'stream') ||
      path.endsWith('/preview'),
  );
  assert.ok(costly.length > 10);
  const unlimited = costly.filter(({ limit }) => limit === undefined);
  assert.deepEqual(
    unlimited.map(({ method, path }) => `${method} ${path}`),
    [],
  );
});
