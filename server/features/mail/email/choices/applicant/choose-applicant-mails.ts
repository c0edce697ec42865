import { system } from '#server/platform/actor.ts';
import type { Services } from '../../../../context.ts';
import {
  type AuditedTransaction,
  nothingChanged,
  transactionOfMany,
} from '../../../../transaction.ts';
import {
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
 * the current choice; null for an invalid link. Any link stops them; only one that went to the
 * person's own address of now brings them back, else nothing changes. Stored with its time and way,
 * and audited; repeating the choice writes nothing.
 */
export async function chooseApplicantMails(
  { db }: Pick<Services, 'db'>,
  { token, wantsFollowUps, via, ipAddress }: Choice,
) {
  return transactionOfMany({ db, actor: system, ipAddress }, async (tx) => {
    await holdApplicant(tx, token);
    const owner = await readApplicantChoices(tx, token);
    const isNew =
      owner !== null &&
      (wantsFollowUps ? owner.mayReturn && !owner.wantsFollowUps : !owner.isOptedOut);
    if (!isNew) {
      return { changes: nothingChanged, result: owner };
    }
    const { leadId, mailbox, wantsFollowUps: before } = owner;
    await insertApplicantChoice(tx, { leadId, mailbox, wantsFollowUps, via, ipAddress });
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

/**
 * The applicant wants to be emailed again, as the reader of a mailbox says on their own page; nothing
 * is stored if they had not opted out.
 */
export async function wantMailsAgain(
  tx: AuditedTransaction,
  lead: { id: number; email: string },
  by: { mailbox: string; ipAddress: string },
) {
  if (await findOptOut(tx, lead)) {
    const leadId = lead.id;
    await insertApplicantChoice(tx, { leadId, ...by, wantsFollowUps: true, via: 'page' });
  }
}
