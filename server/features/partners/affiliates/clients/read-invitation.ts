import * as z from 'zod/mini';
import type { Queryable } from '#server/db/queryable.ts';
import { sha256 } from '#server/outside/ids.ts';
import { findInvitation, findInvitationByHash } from './queries.ts';

const ofInvitation = z.object({ invitationId: z.int() });

/** The invitation of a mail with this payload; undefined once it is over, confirmed or erased. */
export async function readInvitation(db: Queryable, payload: unknown) {
  const { success, data } = ofInvitation.safeParse(payload);
  return success ? findInvitation(db, data.invitationId) : undefined;
}

const tokenShape = /^[\w-]{43}$/;

/** The invitation behind a link; undefined for an unknown or expired link. */
export async function openInvitation(db: Queryable, token: string) {
  return tokenShape.test(token) ? findInvitationByHash(db, sha256(token)) : undefined;
}
