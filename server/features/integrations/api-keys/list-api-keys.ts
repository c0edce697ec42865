import type * as z from 'zod/mini';
import type { apiKey, listApiKeys as contract } from '#core/contract/integrations/api-keys.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import { keyList } from '#server/platform/keys/key-rows.ts';
import type { Context } from '../../context.ts';
import { nameStaff } from '../../name-staff.ts';

type Query = z.output<NonNullable<(typeof contract)['query']>>;
type State = z.output<typeof apiKey>['state'];

/** A page of API keys, including those that no longer work. */
export async function listApiKeys({ db, now }: Context<StaffActor>, query: Query) {
  const { items, ...page } = await findPage(db, keyList, query, (row) => row);
  const names = await nameStaff(db, [...new Set(items.map(({ createdBy }) => createdBy))]);
  return {
    ...page,
    items: items.map(({ revokedAt, ...row }) => ({
      ...row,
      state: (revokedAt ? 'revoked' : row.expiresAt <= now ? 'expired' : 'active') as State,
      createdBy: names.get(row.createdBy) ?? null,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    })),
  };
}
