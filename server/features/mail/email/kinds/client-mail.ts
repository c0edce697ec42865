import * as z from 'zod/mini';
import { portalLeadPath, portalPaths } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import type { MailSwitch } from '#core/domain/mail/chosen-mail.ts';
import {
  doesMilestoneStand,
  isTakenOn,
  type Milestone,
  milestones,
  nextAfter,
} from '#core/domain/partners/milestones.ts';
import { isTold, lowerLevel, partnerName } from '#core/domain/partners/partner-view.ts';
import { plainFullName } from '#core/domain/partners/plain-name.ts';
import { isSuspicious } from '#core/domain/visitor/suspicion.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import {
  findReferringAffiliates,
  type ReferringAffiliate,
} from '../../../partners/affiliates/find-referring-affiliates.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { orMissing, readerValues } from '../lender-values.ts';
import { findMailLead, type MailLead } from '../queries.ts';
import {
  leadIsGone,
  type MailReader,
  type MailSubject,
  type MailWriter,
  sampleAffiliate,
  withheld,
} from './mail-writer.ts';

interface Client {
  lead: MailLead;
  affiliate: ReferringAffiliate;
}

/**
 * The lead of a mail to an affiliate. The mail is withheld if the lead is credited to another
 * affiliate by now, the affiliate switched such mails off, or the lead looks suspicious and no
 * officer has taken it on.
 */
async function findClient(
  db: Queryable,
  { leadId, recipient }: Job,
  affiliateId: number,
  wish: Extract<MailSwitch, 'notifyReferrals' | 'notifyMilestones'>,
): Promise<Client | JobResult> {
  const lead = await findMailLead(db, leadId);
  if (!lead) {
    return leadIsGone;
  }
  const [affiliate] = await findReferringAffiliates(db, [lead.id]);
  if (affiliate?.id !== affiliateId || affiliate.email !== recipient) {
    return withheld('no one at this address has this client any more');
  }
  if (!affiliate[wish]) {
    return withheld('the affiliate turned emails of this kind off');
  }
  if (isSuspicious(lead.suspicion) && !isTakenOn(lead.status)) {
    return withheld('the lead is to be checked, and staff have not taken it on');
  }
  return { lead, affiliate };
}

type ClientSubject = MailReader & Pick<MailSubject, 'lead'>;

const aClient: Readonly<Record<Language, string>> = {
  en: 'A client',
  es: 'Un cliente',
  pt: 'Um cliente',
};

/** Values of a mail to an affiliate about a client; terms and client decide on the name. */
function clientValues(
  { lead, terms, publicUrl, language }: ClientSubject,
  affiliate: typeof sampleAffiliate,
): MailValues<'affiliate_notification'> {
  const { referralCode } = affiliate;
  const sees = lowerLevel(terms.partnerSees, lead.partnerSees);
  const linkTo = (path: string) => publicUrl + localizedPath(path, language);
  return {
    ...readerValues(affiliate.firstName, terms, language),
    clientName: plainFullName(lead) ? partnerName(lead, sees) : aClient[language],
    // If affiliates may not see the state either, the lead's reference tells two clients apart.
    clientState: isTold('propertyState', sees)
      ? orMissing(lead.propertyState, language)
      : leadReference(lead.id),
    clientLink: linkTo(portalLeadPath(lead.id)),
    referralCode,
    referralLink: `${publicUrl}/${referralCode}`,
    dashboardLink: linkTo(portalPaths.dashboard),
  };
}

const ofReferral = z.object({ affiliateId: z.int() });

export const affiliateNotification: MailWriter<'affiliate_notification'> = {
  async write({ db }, job, reader) {
    const { success, data } = ofReferral.safeParse(job.payload);
    if (!success) {
      return leadIsGone;
    }
    const client = await findClient(db, job, data.affiliateId, 'notifyReferrals');
    if ('status' in client) {
      return client;
    }
    const { lead, affiliate } = client;
    return { to: affiliate.email, values: clientValues({ lead, ...reader }, affiliate) };
  },
  sample: (subject) => clientValues(subject, sampleAffiliate),
};

const ofMilestone = z.object({ affiliateId: z.int(), milestone: z.enum(milestones) });

function milestoneValues(
  reached: Milestone,
  subject: ClientSubject,
  affiliate: typeof sampleAffiliate,
): MailValues<'milestone'> {
  const texts = milestoneTexts[subject.language];
  return {
    ...clientValues(subject, affiliate),
    milestone: texts.milestones[reached],
    nextStep: texts.next[nextAfter(reached)],
  };
}

/** Tells an affiliate that a client reached a milestone, and what happens next. */
export const milestone: MailWriter<'milestone'> = {
  async write({ db }, job, reader) {
    const { success, data } = ofMilestone.safeParse(job.payload);
    if (!success) {
      return leadIsGone;
    }
    const client = await findClient(db, job, data.affiliateId, 'notifyMilestones');
    if ('status' in client) {
      return client;
    }
    const { lead, affiliate } = client;
    if (!doesMilestoneStand(data.milestone, lead.status)) {
      return withheld('the status was changed back before the email left');
    }
    const values = milestoneValues(data.milestone, { lead, ...reader }, affiliate);
    return { to: affiliate.email, values };
  },
  sample: (subject) => milestoneValues('qualified', subject, sampleAffiliate),
};
