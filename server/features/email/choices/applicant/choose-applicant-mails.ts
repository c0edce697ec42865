import type { Queryable } from '#server/db/queryable.ts';
import { system } from '#server/platform/actor.ts';
import type { Services } from '../../../context.ts';
import {
  type AuditedTransaction,
  nothingChanged,
  transactionOfMany,
} from '../../../transaction.ts';
import {
  findChooser,
  findOptOut,
  holdApplicant,
  insertApplicantChoice,
  readApplicantChoices,
} from './queries.ts';

interface Choice {
  token: string;
  wantsFollowUps: boolean;
  via: 'one_click' | 'page';
  ipAddress: string;
}

/**
 * Changes whether the applicant of a link wants mails other than answers to an application. Returns
 * the current choice; null for an invalid link. Stored with its time and way, and audited;
 * repeating the choice writes nothing.
 */
export async function chooseApplicantMails(
  { db }: Pick<Services, 'db'>,
  { token, wantsFollowUps, via, ipAddress }: Choice,
) {
  return transactionOfMany({ db, actor: system, ipAddress }, async (tx) => {
    await holdApplicant(tx, token);
    const owner = await readApplicantChoices(tx, token);
    if (owner === null || owner.wantsFollowUps === wantsFollowUps) {
      return { changes: nothingChanged, result: owner };
    }
    const { leadId, email, wantsFollowUps: before } = owner;
    await insertApplicantChoice(tx, { leadId, email, wantsFollowUps, via, ipAddress });
    const change = {
      action: 'lead.choose_mails',
      entity: 'lead',
      entityId: leadId,
      before: { wantsFollowUps: before },
      after: { wantsFollowUps, via },
    };
    return { changes: [change], result: { ...owner, wantsFollowUps } };
  });
}

/** The applicant wants to be emailed again, on their own page; false if they had not opted out. */
export async function wantMailsAgain(
  tx: AuditedTransaction,
  applicant: { leadId: number; email: string; ipAddress: string },
): Promise<boolean> {
  if ((await findOptOut(tx, applicant.email)) === null) {
    return false;
  }
  await insertApplicantChoice(tx, { ...applicant, wantsFollowUps: true, via: 'page' });
  return true;
}

/** The lead whose reader made the newest choice for a mailbox; null without one. */
export function findMailChooser(db: Queryable, email: string): Promise<number | null> {
  return findChooser(db, email);
}
