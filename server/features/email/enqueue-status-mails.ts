import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { Services } from '../context.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { enqueueMilestoneMails } from './clients/enqueue-milestone-mails.ts';
import type { StatusMove } from './clients/find-milestone-mails.ts';
import { enqueueFollowUps } from './follow-up/enqueue-follow-ups.ts';

/** The terms are read before the transaction: the embedded engine has one connection. */
export interface StatusMailNeeds extends Pick<Services, 'config'> {
  terms: Pick<ProgrammeTerms, 'sendsFollowUps'>;
}

/**
 * Enqueues, in the transaction of a change of statuses, the mails that it causes: to the affiliates
 * of these leads, and to applicants whom staff could not reach.
 */
export async function enqueueStatusMails(
  tx: AuditedTransaction,
  { config, terms }: StatusMailNeeds,
  moves: readonly StatusMove[],
): Promise<void> {
  await enqueueMilestoneMails(tx, { config }, moves);
  if (terms.sendsFollowUps) {
    await enqueueFollowUps(tx, moves, config.milestoneMailMinutes);
  }
}
