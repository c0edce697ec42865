import type { AffiliateActor } from '#server/platform/actor.ts';
import type { UploadedFile } from '#server/platform/contract/read-form.ts';
import { demand } from '#server/platform/http-error.ts';
import type { Context } from '../../../context.ts';
import { deletePicture, dropCopy, takePicture } from '../../../programme/media/take-picture.ts';
import { transaction } from '../../../transaction.ts';
import { noSuchAffiliate } from '../policy.ts';
import { presentOwn } from './log-in-affiliate.ts';
import { lockOwnAccount, readOwnAccount } from './queries.ts';
import { changeOwnRow } from './writes.ts';

/**
 * Sets the affiliate's photo or logo at a new address; no flyer shows it until staff have reviewed
 * it. 415 unless it is a picture, 422 if it is damaged or far too large. Audited.
 */
export function setOwnPicture(context: Context<AffiliateActor>, { file }: { file: UploadedFile }) {
  return takePicture(context, { file, shape: 'whole' }, (picture) =>
    changePicture(context, picture),
  );
}

/** Removes the affiliate's photo or logo, if there is one. Audited. */
export function removeOwnPicture(context: Context<AffiliateActor>) {
  return changePicture(context, null);
}

async function changePicture(context: Context<AffiliateActor>, picture: string | null) {
  const { actor, config } = context;
  const entry = { action: 'affiliate.picture', entity: 'affiliate' };
  const { former, account } = await transaction(context, entry, async (tx) => {
    const before = demand(await lockOwnAccount(tx, actor.id), noSuchAffiliate);
    await deletePicture(tx, before.picture);
    await changeOwnRow(tx, actor.id, { picture, isPictureReviewed: false });
    return {
      entityId: actor.id,
      before: { picture: before.picture },
      after: { picture },
      result: { former: before.picture, account: await readOwnAccount(tx, actor.id) },
    };
  });
  await dropCopy(context, former);
  return presentOwn(account, config.publicUrl);
}
