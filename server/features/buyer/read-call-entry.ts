import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { progressOf } from '#core/domain/partners/milestones.ts';
import { callEntryTexts } from '#core/i18n/call-entry.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { escaped, folded, writeCalendar } from '../office/contact/calendar/write-calendar.ts';
import { findStatusChanges } from '../leads/queries.ts';
import { type BuyerContext, requireOwnLead } from './as-buyer.ts';
import { openPromises } from './read-own-page.ts';
import { findCard } from '../accounts/staff/queries.ts';

/**
 * The day by which someone contacts the buyer, as a calendar entry in their language; 404 once they
 * did, or where the lender promises none. It names no person and links to the site alone:
 * calendars are shared.
 */
export async function readCallEntry(context: BuyerContext) {
  const { db, actor, now, config, programme } = context;
  const lead = await requireOwnLead(context);
  const terms = await programme.currentTerms();
  const progress = progressOf(lead.createdAt, await findStatusChanges(db, actor.leadId));
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
        at: programme.dayOf(at),
        summary: callEntryTexts[lead.language](terms.lenderName, reference),
        url: config.publicUrl,
      },
    ],
    { now, timeZone: config.timeZone },
  );
  return { chunks: [text], fileName: `${reference}.ics` };
}

/** Who answers the application, as an address book entry (vCard 3.0, RFC 2426, which
 * every program of contacts reads); 404 until someone does. */
export async function readSpecialistCard(context: BuyerContext) {
  const { db, programme } = context;
  const { id, ownerId } = await requireOwnLead(context);
  const card = ownerId === null ? undefined : await findCard(db, ownerId);
  if (!card) {
    throw new HttpError(404, 'No one has this application yet.');
  }
  const { firstName, lastName, phone, email } = card;
  const { lenderName } = await programme.currentTerms();
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(`${firstName} ${lastName}`.trim())}`,
    `N:${escaped(lastName)};${escaped(firstName)};;;`,
    `ORG:${escaped(lenderName)}`,
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${escaped(phone)}`] : []),
    ...(email ? [`EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`] : []),
    'END:VCARD',
  ];
  const text = `${lines.map(folded).join('\r\n')}\r\n`;
  return { chunks: [text], fileName: `${leadReference(id)}.vcf` };
}
