import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import { test } from 'node:test';
import { isReservedCode, referralCodePattern } from '../../../domain/partners/referral.ts';
import type { AnyRoute } from '../../route.ts';
import {
  adminPaths,
  buyerPaths,
  confirmPath,
  flyerPath,
  portalPaths,
  sitePages,
} from '../../site.ts';

const isEntry = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** The segments of a path that a code could be taken for, or that could be taken for a code. */
const segmentsOf = (path: string) =>
  path.split(/[/?]/).filter((segment) => referralCodePattern.test(segment));

test('no page and no call of partners shares its name with a code that could be given out', async () => {
  const files = await Array.fromAsync(glob('*.ts', { cwd: import.meta.dirname }));
  const modules = await Promise.all(
    files
      .filter((file) => !file.includes('.test.'))
      .map((file) => import(`./${file}`) as Promise<Record<string, unknown>>),
  );
  const entries = modules.flatMap((module) => Object.values(module)).filter(isEntry);
  assert.ok(entries.length > 15);
  // `/:code` competes with the first segment of a page, `/api/affiliate/:ref` with the third.
  const calls = entries
    .filter(({ path }) => path.startsWith('/api/affiliate/'))
    .map(({ path }) => path.split('/')[3] ?? '');
  const pages = [sitePages, adminPaths, portalPaths, buyerPaths].flatMap((paths) =>
    Object.keys(paths).concat(Object.values(paths).filter((path) => typeof path === 'string')),
  );
  const paths = [...pages, flyerPath, confirmPath].filter((path) => path.startsWith('/'));
  const firsts = paths.flatMap((path) => segmentsOf(path.split(/[/?]/)[1] ?? ''));
  const portal = [...Object.values(portalPaths), flyerPath].flatMap(segmentsOf);
  const names = new Set([...calls, ...firsts, ...portal].flatMap(segmentsOf));
  assert.deepEqual(
    [...names].filter((name) => !isReservedCode(name)),
    [],
  );
});
