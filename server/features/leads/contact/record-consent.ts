import type * as z from 'zod/mini';
import type { recordConsent as contract } from '#core/contract/leads/changes.ts';
import { holdingStops } from '#core/domain/permission/stops.ts';
import { fieldError, HttpError } from '#server/platform/http-error.ts';
import {
  recordSpokenConsent,
  requireAddresses,
  spokenConsent,
} from '../../visitor/applications/spoken-consent.ts';
import type { StaffContext } from '../../context.ts';
import { wantMailsAgain } from '../../mail/email/choices/applicant/choose-applicant-mails.ts';
import { findOptOut } from '../../mail/email/choices/applicant/queries.ts';
import { readStops } from '../../permission/read-stops.ts';
import { transactionOfMany } from '../../transaction.ts';
import { lockLeadOf } from '../queries.ts';
import { describeLead } from '../read-lead.ts';

type Said = z.output<NonNullable<(typeof contract)['body']>> & { id: number };

/**
 * Records that the person of a lead agreed, spoken, for the lead's number and address of now;
 * returns the lead's page. It is their newer word, so it ends older stops of these channels, for
 * which what they said is needed and audited apart. 404 if the actor may see no such lead, 400 for
 * unknown words, no sentence, a channel without an address, or a moment in the future or before
 * such a stop. Audited.
 */
export async function recordConsent(
  context: StaffContext,
  { id, channels, words, at, said }: Said,
) {
  const { actor, now, ipAddress } = context;
  const agreedAt = at === undefined ? now : new Date(at);
  if (agreedAt > now) {
    throw fieldError([{ path: 'at', key: 'moment.past' }]);
  }
  const terms = await context.programme.currentTerms();
  await transactionOfMany(context, async (tx) => {
    const lead = await lockLeadOf(tx, actor, id);
    const { language } = lead;
    requireAddresses('channels', channels, lead);
    const by = { words, language, channels, staffId: actor.id, ipAddress, agreedAt };
    const consent = spokenConsent(by, terms);
    if (consent === null) {
      throw fieldError([{ path: 'words', key: 'text.line' }]);
    }
    const holding = holdingStops((await readStops(tx, lead)).stops, now);
    const stops = channels
      .flatMap((channel) => holding[channel] ?? [])
      .filter(({ kind }) => kind !== 'no_mailbox');
    const optOut = channels.includes('email') ? await findOptOut(tx, lead) : null;
    const saidAt = [...stops.map((stop) => stop.saidAt), ...(optOut ? [new Date(optOut.at)] : [])];
    const isAfterStop = saidAt.length > 0;
    if (saidAt.some((at) => agreedAt <= at)) {
      throw new HttpError(400, 'They said stop later than that.', {
        errors: [{ path: 'at', key: 'moment.past' }],
      });
    }
    if (isAfterStop && !said) {
      throw new HttpError(400, 'They had said stop: write what they said now.', {
        errors: [{ path: 'said', key: 'text.line' }],
      });
    }
    await recordSpokenConsent(tx, consent, lead);
    if (optOut) {
      await wantMailsAgain(tx, lead, { mailbox: lead.email, ipAddress });
    }
    const change = {
      action: isAfterStop ? 'consent.after_stop' : 'lead.consent',
      entity: 'lead',
      entityId: id,
      after: { channels, words, at: agreedAt, ...(said && { said }) },
    };
    return { changes: [change] };
  });
  return describeLead(context, id);
}
