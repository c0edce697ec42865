import * as z from 'zod/mini';
import { clientValues, findClient } from './client-mail.ts';
import { leadIsGone, type MailWriter, sampleAffiliate } from './mail-writer.ts';

const payloadShape = z.object({ affiliateId: z.int() });

/** Tells an affiliate of a new referral. */
export const affiliateNotification: MailWriter<'affiliate_notification'> = {
  async write({ db, config }, job, terms) {
    const { success, data: kept } = payloadShape.safeParse(job.payload);
    if (!success) {
      return leadIsGone;
    }
    const client = await findClient(db, job, kept.affiliateId, 'notifyReferrals');
    if ('status' in client) {
      return client;
    }
    const { publicUrl } = config;
    return {
      to: client.affiliate.email,
      values: clientValues({ ...client, terms, publicUrl, language: job.language }),
      kept,
    };
  },
  sample: (subject) => clientValues({ ...subject, affiliate: sampleAffiliate }),
};
