import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { type FreshApp, freshApp, type FreshAppOptions } from './app.ts';

/** An app for the tests of the suite, or of the file, that opens it; it ends with them. */
export async function openApp(options?: FreshAppOptions): Promise<FreshApp> {
  const app = await freshApp(options);
  after(() => app.dispose());
  return app;
}

/** The same, and its first admin. */
export async function openOffice(options?: FreshAppOptions) {
  const app = await openApp(options);
  return { app, staff: await app.signIn() };
}

/** What a call answers that must succeed. */
export async function ok(call: Promise<LightMyRequestResponse>, status = 200) {
  const answer = await call;
  assert.equal(answer.statusCode, status, answer.body);
  return /json/.test(String(answer.headers['content-type'])) ? answer.json() : answer.body;
}

/** The values of a field of each row; of several fields, one list a row. */
export function fieldsOf<Row>(rows: readonly Row[], ...names: (keyof Row)[]): unknown[] {
  return rows.map((row) => (names.length === 1 ? row[names[0]!] : names.map((name) => row[name])));
}
