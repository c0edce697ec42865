import * as z from 'zod/mini';
import {
  doesMilestoneStand,
  type Milestone,
  milestones,
  nextAfter,
} from '#core/domain/milestones.ts';
import type { Language } from '#core/domain/language.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import { clientValues, findClient } from './client-mail.ts';
import { leadIsGone, type MailWriter, sampleAffiliate, withheld } from './mail-writer.ts';

const payloadShape = z.object({ affiliateId: z.int(), milestone: z.enum(milestones) });

function milestoneValues(milestone: Milestone, language: Language) {
  const texts = milestoneTexts[language];
  return { milestone: texts.milestones[milestone], nextStep: texts.next[nextAfter(milestone)] };
}

/** Tells an affiliate that a client reached a milestone, and what happens next. */
export const milestone: MailWriter<'milestone'> = {
  async write({ db, config }, job, terms) {
    const { success, data: kept } = payloadShape.safeParse(job.payload);
    if (!success) {
      return leadIsGone;
    }
    const client = await findClient(db, job, kept.affiliateId, 'notifyMilestones');
    if ('status' in client) {
      return client;
    }
    if (!doesMilestoneStand(kept.milestone, client.lead.status)) {
      return withheld('the status was changed back before the email left');
    }
    const { language } = job;
    return {
      to: client.affiliate.email,
      values: {
        ...clientValues({ ...client, terms, publicUrl: config.publicUrl, language }),
        ...milestoneValues(kept.milestone, language),
      },
      kept,
    };
  },
  sample: (subject) => ({
    ...clientValues({ ...subject, affiliate: sampleAffiliate }),
    ...milestoneValues('qualified', subject.language),
  }),
};
