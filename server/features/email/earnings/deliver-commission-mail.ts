import type { Job, JobResult } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findEarningAffiliates } from '../../affiliates/mail-wishes/find-earning-affiliates.ts';
import { findReferringAffiliates } from '../../affiliates/find-referring-affiliates.ts';
import { findTemplate } from '../../templates/find-template.ts';
import { renderTemplate } from '../../templates/render-template.ts';
import { findMailLead } from '../queries.ts';
import { type MailNeeds, sendMail } from '../send-mail.ts';
import { commissionKinds, type CommissionPayload, commissionPayload } from './commission-news.ts';
import { commissionValues } from './commission-values.ts';

type CommissionKind = (typeof commissionKinds)[number];

function kindOf({ kind }: Job): CommissionKind | undefined {
  return commissionKinds.find((one) => one === kind);
}

/** Whether a mail tells an affiliate what became of commissions. */
export function isCommissionMail(job: Job): boolean {
  return kindOf(job) !== undefined;
}

/** The clients of the news who are still there, and still the affiliate's to see. */
async function findClients(db: Queryable, { affiliateId, clients }: CommissionPayload) {
  const ids = clients.map(({ leadId }) => leadId);
  const credited = await findReferringAffiliates(db, ids);
  const own = credited.filter(({ id }) => id === affiliateId).map(({ leadId }) => leadId);
  const leads = await Promise.all(own.map((id) => findMailLead(db, id)));
  return new Map(leads.flatMap((lead) => (lead ? [[lead.id, lead] as const] : [])));
}

/**
 * Tells an affiliate what became of commissions, unless the account was made inactive or deleted
 * since, has another address by now, or wants no such mails any more. No estimate is told while the
 * programme pays no commissions: what was approved and paid is.
 */
export async function deliverCommissionMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { db, programme, config } = needs;
  const kind = kindOf(job);
  const { success, data: news } = commissionPayload.safeParse(job.payload);
  if (!success || !kind) {
    return { status: 'failed', reason: 'what this email is to tell is not kept with it' };
  }
  const [affiliate] = await findEarningAffiliates(db, [news.affiliateId]);
  if (affiliate?.email !== job.recipient) {
    return { status: 'withheld', reason: 'withheld: no one has this account any more' };
  }
  if (!affiliate.notifyCommissions) {
    const reason = 'withheld: the affiliate turned emails of this kind off';
    return { status: 'withheld', reason };
  }
  const { language } = job;
  const terms = await programme.currentTerms();
  if (news.isOfEstimate && !terms.paysCommissions) {
    return { status: 'withheld', reason: 'withheld: the program pays no commissions' };
  }
  const template = await findTemplate(db, kind, language);
  const values = commissionValues({
    news,
    clients: await findClients(db, news),
    firstName: affiliate.firstName,
    terms,
    publicUrl: config.publicUrl,
    language,
  });
  const mail = await renderTemplate(template, values, { kind, language });
  return sendMail(needs, job, affiliate.email, {
    ...mail,
    // What is kept with the job takes the place of its payload, and a later try needs it.
    said: {
      ...news,
      templateId: template.id,
      termsVersion: terms.version,
    },
  });
}
