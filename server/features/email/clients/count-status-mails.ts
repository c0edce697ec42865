import type { Queryable } from '#server/db/queryable.ts';
import { findMilestoneMails, type StatusMove } from './find-milestone-mails.ts';
import { countNewEvents, milestoneEvent } from './writes.ts';
import type { StatusMailNeeds } from '../enqueue-status-mails.ts';
import { leadsToFollowUp } from '../follow-up/enqueue-follow-ups.ts';
import { followUpEvent } from '../follow-up/writes.ts';

/**
 * How many mails a change of statuses would cause, by whom they reach, and after how many minutes;
 * what each was mailed already is not mailed again. Those to applicants are the most there can be:
 * each is judged when it leaves, and stays where somebody said no or gave no consent.
 */
export async function countStatusMails(
  db: Queryable,
  { config, terms }: StatusMailNeeds,
  moves: readonly StatusMove[],
) {
  const milestones = await findMilestoneMails(db, moves);
  const followUps = terms.sendsFollowUps ? leadsToFollowUp(moves) : [];
  return {
    applicants: await countNewEvents(db, followUps.map(followUpEvent)),
    affiliates: await countNewEvents(db, milestones.map(milestoneEvent)),
    minutes: config.milestoneMailMinutes,
  };
}
