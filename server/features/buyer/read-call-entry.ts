import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { progressOf } from '#core/domain/partners/milestones.ts';
import { callEntryTexts } from '#core/i18n/call-entry.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { dayIn } from '#server/outside/clock.ts';
import { writeCalendar } from '../office/contact/calendar/write-calendar.ts';
import { findBuyerHistory } from './find-buyer-lead.ts';
import { type BuyerContext, requireOwnLead } from './as-buyer.ts';
import { openPromises } from './read-own-page.ts';

/**
 * The day by which someone contacts the buyer, as a calendar entry in their language; 404 once they
 * did, or where the lender promises none. It names no person and links to the site alone:
 * calendars are shared.
 */
export async function readCallEntry(context: BuyerContext) {
  const { db, actor, now, config, programme } = context;
  const lead = await requireOwnLead(context);
  const terms = await programme.currentTerms();
  const progress = progressOf(lead.createdAt, await findBuyerHistory(db, actor));
  const owed = await openPromises(context, terms, lead, progress);
  const call = owed.find(({ promise }) => promise === 'contact');
  if (!call || (call.isPast && !call.again)) {
    throw new HttpError(404, 'No call is promised.');
  }
  const by = call.again ?? call.by;
  // The day holds until its end.
  const at = by < now ? now : by;
  const reference = leadReference(lead.id);
  const text = writeCalendar(
    reference,
    [
      {
        uid: `${reference}@${new URL(config.publicUrl).host}`,
        at: dayIn(config.timeZone, at),
        summary: callEntryTexts[lead.language](terms.lenderName, reference),
        url: config.publicUrl,
      },
    ],
    { now, timeZone: config.timeZone },
  );
  async function* chunks() {
    yield text;
  }
  return { chunks: chunks(), fileName: `${reference}.ics` };
}
