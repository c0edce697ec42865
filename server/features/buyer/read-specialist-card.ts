import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { escaped, folded } from '../office/contact/calendar/write-calendar.ts';
import { showCard } from '../accounts/staff/list-staff-names.ts';
import { type BuyerContext, requireOwnLead } from './as-buyer.ts';

/** Who answers the application, as an address book entry (vCard 3.0, RFC 2426, which
 * every program of contacts reads); 404 until someone does. */
export async function readSpecialistCard(context: BuyerContext) {
  const { db, programme } = context;
  const { id, ownerId } = await requireOwnLead(context);
  const card = ownerId === null ? null : await showCard(db, ownerId);
  if (card === null) {
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
  async function* chunks() {
    yield `${lines.map(folded).join('\r\n')}\r\n`;
  }
  return { chunks: chunks(), fileName: `${leadReference(id)}.vcf` };
}
