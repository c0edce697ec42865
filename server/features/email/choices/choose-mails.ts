import { system } from '#server/platform/actor.ts';
import { setMailWishes, type Wishes } from '../../affiliates/mail-wishes/set-mail-wishes.ts';
import type { Services } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { insertChoice } from './queries.ts';
import { readMailChoices } from './read-mail-choices.ts';

interface Choice {
  token: string;
  /** What is no longer, or again, wanted; the rest stays. */
  wishes: Partial<Wishes>;
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
  const before = await readMailChoices(db, token);
  if (before === null) {
    return null;
  }
  const { id, notifyReferrals, notifyMilestones } = before;
  const earlier = { notifyReferrals, notifyMilestones };
  const chosen = { ...earlier, ...wishes };
  const entry = { action: 'affiliate.choose_mails', entity: 'affiliate' };
  await transaction({ db, actor: system, ipAddress }, entry, async (tx) => {
    await setMailWishes(tx, id, chosen);
    await insertChoice(tx, {
      affiliateId: id,
      wantsReferrals: chosen.notifyReferrals,
      wantsMilestones: chosen.notifyMilestones,
      via,
      ipAddress,
    });
    return {
      entityId: id,
      before: earlier,
      after: { ...chosen, via },
      result: undefined,
    };
  });
  return { ...before, ...chosen };
}
