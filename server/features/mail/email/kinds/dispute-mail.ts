import * as z from 'zod/mini';
import { portalPaths } from '#core/contract/site.ts';
import { fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { type DisputeNews, disputeTexts } from '#core/i18n/mails/dispute-mails.ts';
import { findDispute } from '../../../partners/affiliates/disputes/queries.ts';
import { findEarningAffiliates } from '../../../partners/affiliates/mail-wishes/writes.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { readerValues } from '../lender-values.ts';
import { type MailReader, type MailWriter, sampleAffiliate, withheld } from './mail-writer.ts';

interface Told {
  firstName: string;
  reference: string;
  news: DisputeNews;
  /** Empty for a partner who only loses the client. */
  reason: string;
}

function disputeValues(
  { firstName, reference, news, reason }: Told,
  { terms, publicUrl, language }: MailReader,
): MailValues<'dispute_decided'> {
  const texts = disputeTexts[language];
  const path = localizedPath(`${portalPaths.dashboard}?tab=earnings`, language);
  return {
    ...readerValues(firstName, terms, language),
    reference,
    outcome: fillWords(texts[news], { reference }),
    decisionReason: reason === '' ? '' : fillWords(texts.reason, { reason }),
    earningsLink: publicUrl + path,
  };
}

const ofDispute = z.object({ disputeId: z.int(), affiliateId: z.int() });

/** Tells a partner how a dispute ended: why, if it was theirs, or that the client is lost. */
export const disputeMail: MailWriter<'dispute_decided'> = {
  async write({ db }, { payload, recipient }, reader) {
    const { disputeId, affiliateId } = ofDispute.parse(payload);
    const [dispute, [affiliate]] = await Promise.all([
      findDispute(db, disputeId),
      findEarningAffiliates(db, [affiliateId]),
    ]);
    if (!dispute?.outcome || affiliate?.email !== recipient) {
      return withheld('no one has this account any more');
    }
    const isTheirs = dispute.affiliateId === affiliateId;
    const told = {
      firstName: affiliate.firstName,
      reference: dispute.leadReference,
      news: isTheirs ? dispute.outcome : ('lost' as const),
      reason: isTheirs ? (dispute.decision ?? '') : '',
    };
    return { to: affiliate.email, values: disputeValues(told, reader) };
  },
  sample: (subject) =>
    disputeValues(
      {
        ...sampleAffiliate,
        reference: 'SG-000198',
        news: 'upheld',
        reason: 'You showed the house before the other link was followed.',
      },
      subject,
    ),
};
