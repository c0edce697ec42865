import { demand } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { noSuchNotice } from './policy.ts';
import { findNoticeByToken } from './queries.ts';

/** The browser tab and the number that a notice was answered to; 404 if there is no such token. */
export async function whoseNotice({ db }: Pick<Context, 'db'>, token: string) {
  const { sessionId, mobileNumber } = demand(await findNoticeByToken(db, token), noSuchNotice);
  return { sessionId, mobileNumber };
}
