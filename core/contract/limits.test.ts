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

interface Schema {
  safeParse: (value: unknown) => { success: boolean };
  shape?: Readonly<Record<string, Schema>>;
  _zod: { def: { innerType?: Schema } };
}

function fieldsOf(schema: Schema | undefined): [name: string, field: Schema][] {
  const inner = schema?.shape ?? schema?._zod?.def.innerType?.shape ?? {};
  return Object.entries(inner).flatMap(([name, field]) => [
    [name, field] as [string, Schema],
    ...fieldsOf(field),
  ]);
}

test('no day and no moment of a body has a year of two digits', async () => {
  const bodies = (await allEntries()).flatMap(({ body }) => fieldsOf(body as Schema | undefined));
  const takes = (field: Schema, text: string) => field.safeParse(text).success;
  for (const rest of ['-11-28', '-11-28T10:00:00Z']) {
    const dated = bodies.filter(
      ([name, field]) =>
        takes(field, `2026${rest}`) &&
        !takes(field, `2026${rest.replace('11', '31')}`) &&
        !/(?:u|U)pdatedAt$|^reviewedAt$/.test(name),
    );
    assert.ok(dated.length > 3, rest);
    const wrong = dated.filter(([, field]) => takes(field, `0026${rest}`));
    assert.deepEqual(
      wrong.map(([name]) => name),
      [],
    );
  }
});
