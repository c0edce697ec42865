import assert from 'node:assert/strict';
import type { ApiScope } from '#core/contract/staff/api-keys.ts';
import { type Client, clientOf, type FreshApp } from '../app.ts';

/** A program with a key of its own, made by the first admin. */
export async function keyClient(
  app: FreshApp,
  scopes: readonly ApiScope[],
  name = 'Loan system',
): Promise<Client & { key: string; id: number }> {
  const admin = await app.signIn();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const made = await admin.post('/api/admin/api-keys', { name, scopes, expiresAt });
  assert.equal(made.statusCode, 201, made.body);
  const { id, key } = made.json();
  return { ...clientOf(app.app, { authorization: `Bearer ${key}` }), id, key };
}
