import { system } from '#server/platform/actor.ts';
import { type NewWishes, setMailWishes } from '../../affiliates/mail-wishes/writes.ts';
import type { Services } from '../../context.ts';
import { nothingChanged, transactionOfMany } from '../../transaction.ts';
import { insertChoice } from './queries.ts';
import { readMailChoices } from './read-mail-choices.ts';

interface Choice {
  token: string;
  /** What is no longer, or again, wanted; the rest stays. */
  wishes: NewWishes;
  via: 'one_click' | 'page';
  ipAddress: string;
}

/**
 * Changes which mails the owner of a link wants; answers what they want now, null for a link that is
 * none. Kept with its moment and the way it came, and audited.
 */
export async function chooseMails(
  { db }: Pick<Services, 'db'>,
  { token, wishes, via, ipAddress }: Choice,
) {
  const owner = await readMailChoices(db, token);
  if (owner === null) {
    return null;
  }
  const { id } = owner;
  return transactionOfMany({ db, actor: system, ipAddress }, async (tx) => {
    const wanted = await setMailWishes(tx, id, wishes);
    if (wanted === undefined) {
      return { changes: nothingChanged, result: null };
    }
    const { before, after, isChanged } = wanted;
    const result = { ...owner, ...after };
    if (!isChanged) {
      return { changes: nothingChanged, result };
    }
    await insertChoice(tx, {
      affiliateId: id,
      wantsReferrals: after.notifyReferrals,
      wantsMilestones: after.notifyMilestones,
      wantsCommissions: after.notifyCommissions,
      via,
      ipAddress,
    });
    const change = {
      action: 'affiliate.choose_mails',
      entity: 'affiliate',
      entityId: id,
      before,
      after: { ...after, via },
    };
    return { changes: [change], result };
  });
}
