import type { TermsRevision } from '#core/domain/revision/terms-revision.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { judgeRevision } from './present-revision.ts';

/** What is wrong or unlikely about new values; nothing is kept. */
export async function checkDraft({ db, programme }: Context<StaffActor>, revision: TermsRevision) {
  const { errors, warnings } = await judgeRevision(db, revision, programme.today());
  return { errors: [...errors], warnings: [...warnings] };
}
