import type { ApiScope } from '#core/contract/integrations/api-keys.ts';
import { type Client, clientOf, type FreshApp } from '../app.ts';
import { ok } from '#server/testing/open-app.ts';

/** A program with a key of its own, made by the first admin. */
export async function keyClient(
  app: FreshApp,
  scopes: readonly ApiScope[],
  name = 'Loan system',
): Promise<Client & { key: string; id: number }> {
  const admin = await app.signIn();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const { id, key } = await ok(admin.post('/api/admin/api-keys', { name, scopes, expiresAt }), 201);
  return { ...clientOf(app.app, { authorization: `Bearer ${key}` }), id, key };
}
