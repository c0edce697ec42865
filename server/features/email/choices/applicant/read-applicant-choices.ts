import type { Queryable } from '#server/db/queryable.ts';
import { findApplicantOfLink, findNewestChoice } from './queries.ts';
import { isLinkToken } from '../link-token.ts';

/** Which mails the applicant of a link wants; null for a link that is none. Changes nothing. */
export async function readApplicantChoices(db: Queryable, token: string) {
  const applicant = isLinkToken(token) ? await findApplicantOfLink(db, token) : undefined;
  if (applicant === undefined) {
    return null;
  }
  const newest = await findNewestChoice(db, applicant.email);
  return { ...applicant, wantsFollowUps: newest?.wantsFollowUps ?? true };
}

/** What the page of an applicant's link shows. */
export type ApplicantChoices = NonNullable<Awaited<ReturnType<typeof readApplicantChoices>>>;
