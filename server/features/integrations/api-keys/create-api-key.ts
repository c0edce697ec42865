import type * as z from 'zod/mini';
import type * as contract from '#core/contract/integrations/api-keys.ts';
import { wholeScopes } from '#core/contract/integrations/api-keys.ts';
import { fieldError, HttpError } from '#server/platform/http-error.ts';
import { insertKey, keyList, revokeKey } from '#server/platform/keys/key-rows.ts';
import type { StaffContext } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { findPage } from '#server/platform/find-page.ts';
import { nameStaff } from '../../name-staff.ts';

type NewKey = z.output<NonNullable<(typeof contract.createApiKey)['body']>>;

/**
 * Makes a key, which only this answer contains, for its scopes and those they include. 400 unless
 * it expires later. Audited without the key.
 */
export async function createApiKey(context: StaffContext, { name, ...asked }: NewKey) {
  const expiresAt = new Date(asked.expiresAt);
  if (expiresAt <= context.now) {
    throw fieldError([{ path: 'expiresAt', key: 'moment.future' }]);
  }
  const scopes = wholeScopes(asked.scopes);
  return transaction(context, 'api_key.create', 'api_key', async (tx) => {
    const createdBy = context.actor.id;
    const { id, key, prefix } = await insertKey(tx, { name, scopes, createdBy, expiresAt });
    return { entityId: id, after: { name, prefix, scopes, expiresAt }, result: { id, key } };
  });
}

/** Revokes a key at once, in all processes; 404 if there is none or it was revoked. Audited. */
export async function revokeApiKey(context: StaffContext, { id }: { id: number }) {
  await transaction(context, 'api_key.revoke', 'api_key', async (tx) => {
    const revoked = await revokeKey(tx, id);
    if (!revoked) {
      throw new HttpError(404, 'There is no such API key, or it was revoked before.');
    }
    return { entityId: id, before: revoked };
  });
}

type Query = z.output<NonNullable<(typeof contract.listApiKeys)['query']>>;
type State = z.output<typeof contract.apiKey>['state'];

/** A page of API keys, including those that no longer work. */
export async function listApiKeys({ db, now }: StaffContext, query: Query) {
  const { items, ...page } = await findPage(db, keyList, query);
  const names = await nameStaff(db, [...new Set(items.map(({ createdBy }) => createdBy))]);
  return {
    ...page,
    items: items.map(({ revokedAt, ...row }) => ({
      ...row,
      state: (revokedAt ? 'revoked' : row.expiresAt <= now ? 'expired' : 'active') as State,
      createdBy: names.get(row.createdBy) ?? null,
    })),
  };
}
