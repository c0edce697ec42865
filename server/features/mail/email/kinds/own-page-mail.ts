import * as z from 'zod/mini';
import { adminLeadPath, confirmPath } from '#core/contract/site.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { formatDate } from '#core/i18n/format.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { notSent } from '#server/outside/mail.ts';
import { addLink } from '../../../accounts/buyer-links/open-link.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { lenderValues, readerValues } from '../lender-values.ts';
import { findMailLead } from '../queries.ts';
import { reasonOfMachine } from '../policy.ts';
import { spreadLinkMails } from '../own-page/writes.ts';
import { applicantMail, evaluateConfirmation } from './applicant-mail.ts';
import {
  leadIsGone,
  type MailReader,
  type MailSubject,
  type MailWriter,
  withheld,
} from './mail-writer.ts';

const toApplication = applicantMail(async () => null);

/**
 * A new link to the buyer's own page; `choiceLink` adds the link. A job without an application asks
 * for a mailbox, which is looked up here: the call has to answer before anyone knows whether the
 * mailbox applied.
 */
export const buyerLink: MailWriter<'buyer_link'> = {
  async write(needs, job, reader) {
    if (job.leadId !== null) {
      return toApplication.write(needs, job, reader);
    }
    await spreadLinkMails(needs.db, job.id);
    return { status: 'done' };
  },
  sample: toApplication.sample,
};

function ownValues({ lead, terms, language }: MailReader & Pick<MailSubject, 'lead'>) {
  return {
    ...readerValues(lead.firstName, terms, language),
    reference: leadReference(lead.id),
  };
}

/** The lead of a mail, the recipient, and the payload of its job. */
async function subjectOf<Said>(
  needs: Parameters<MailWriter<MailKind>['write']>[0],
  { leadId, payload }: Job,
  said: z.ZodMiniType<Said>,
) {
  const lead = await findMailLead(needs.db, leadId);
  return lead && { lead, said: said.parse(payload) };
}

const ofAddress = z.object({ email: z.string() });

/** Asks the address that the person gave whether the one that staff entered since is theirs. */
export const confirmEmail: MailWriter<'confirm_email'> = {
  async write(needs, job, reader) {
    const subject = await subjectOf(needs, job, ofAddress);
    if (subject?.lead.email !== subject?.said.email || !subject) {
      return subject ? withheld('the address was changed again') : leadIsGone;
    }
    const { lead, said } = subject;
    if (!needs.mailer.hasServer) {
      return notSent;
    }
    const { token } = await addLink(needs.db, lead.id, {
      mailedTo: job.recipient!,
      confirms: said.email,
    });
    const path = localizedPath(confirmPath.replace(':token', token), reader.language);
    const values = ownValues({ lead, ...reader });
    return {
      to: job.recipient!,
      values: { ...values, newEmail: said.email, confirmLink: reader.publicUrl + path },
      secret: token,
    };
  },
  sample: (subject) => ({
    ...ownValues(subject),
    newEmail: subject.lead.email,
    confirmLink: `${subject.publicUrl}${confirmPath.replace(':token', 'sample')}`,
  }),
};

const ofWithdrawal = z.object({ at: z.string() });

/** Confirms a withdrawal, with its time and what still comes. */
export const withdrawn: MailWriter<'withdrawn'> = {
  async write(needs, job, reader) {
    const subject = await subjectOf(needs, job, ofWithdrawal);
    if (!subject) {
      return leadIsGone;
    }
    const { lead, said } = subject;
    const reason = await evaluateConfirmation(needs.db, lead, job, 'withdrawn');
    if (reason !== null) {
      return { status: 'withheld', reason };
    }
    const withdrawnOn = formatDate(said.at, reader.language, needs.config.timeZone, 'long');
    return { to: job.recipient!, values: { ...ownValues({ lead, ...reader }), withdrawnOn } };
  },
  sample: (subject) => ({
    ...ownValues(subject),
    withdrawnOn: formatDate(subject.lead.createdAt, subject.language, 'UTC', 'long'),
  }),
};

const ofPromise = z.object({ hours: z.int(), by: z.string() });

function missedReason(lead: MailSubject['lead']): JobResult | null {
  if (lead.status !== 'New' || lead.firstResponseAt !== null) {
    return withheld('someone has answered by now');
  }
  const machine = reasonOfMachine(lead.suspicion);
  return machine === null ? null : { status: 'withheld', reason: machine };
}

/** The apology for a promised call that was not made, with the new promise. */
export const promiseMissed: MailWriter<'promise_missed'> = {
  async write(needs, job, reader) {
    const subject = await subjectOf(needs, job, ofPromise);
    if (!subject) {
      return leadIsGone;
    }
    const { lead, said } = subject;
    const denied = missedReason(lead);
    if (denied !== null) {
      return denied;
    }
    if (!mayShow(reader.terms, 'service-times')) {
      return withheld('the service times are not confirmed');
    }
    return {
      to: job.recipient!,
      values: {
        ...ownValues({ lead, ...reader }),
        contactHours: String(said.hours),
        newDay: formatDate(said.by, reader.language, 'UTC', 'long'),
      },
    };
  },
  sample: (subject) => ({
    ...ownValues(subject),
    contactHours: String(subject.terms.contactHours),
    newDay: formatDate(subject.lead.createdAt, subject.language, 'UTC', 'long'),
  }),
};

const ofRequest = z.object({ askedAt: z.string(), reason: z.string() });

/** Why a request for erasure was closed without erasing, in the words of staff. */
export const erasureDeclined: MailWriter<'erasure_declined'> = {
  async write(needs, job, reader) {
    const subject = await subjectOf(needs, job, ofRequest);
    if (!subject) {
      return leadIsGone;
    }
    const { lead, said } = subject;
    const askedOn = formatDate(said.askedAt, reader.language, needs.config.timeZone, 'long');
    const values = { ...ownValues({ lead, ...reader }), askedOn, reason: said.reason };
    return { to: job.recipient!, values };
  },
  sample: (subject) => ({
    ...ownValues(subject),
    askedOn: formatDate(subject.lead.createdAt, subject.language, 'UTC', 'long'),
    reason: 'The law asks us to keep this record until 2029.',
  }),
};

const ofAsking = z.object({ askedAt: z.string() });

function askedValues(
  id: number,
  askedOn: string,
  { terms, publicUrl, language }: MailReader,
): MailValues<'erasure_asked'> {
  const leadLink = publicUrl + adminLeadPath(id);
  return { askedOn, reference: leadReference(id), leadLink, ...lenderValues(terms, language) };
}

/** Tells staff that a buyer asks to be erased, and names no one. */
export const erasureAsked: MailWriter<'erasure_asked'> = {
  async write(needs, job, reader) {
    const subject = await subjectOf(needs, job, ofAsking);
    if (!subject) {
      return leadIsGone;
    }
    const { said, lead } = subject;
    const askedOn = formatDate(said.askedAt, reader.language, needs.config.timeZone, 'long');
    return { to: job.recipient!, values: askedValues(lead.id, askedOn, reader) };
  },
  sample: (subject) =>
    askedValues(
      subject.lead.id,
      formatDate(subject.lead.createdAt, subject.language, 'UTC', 'long'),
      subject,
    ),
};
