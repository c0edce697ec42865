import { defaultLanguage } from '#core/domain/language.ts';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { spokenConsentVersion } from '#core/domain/permission/consent.ts';
import { spokenConsent } from '../../visitor/applications/spoken-consent.ts';
import { enteredLead, storeEnteredLeads } from '../../visitor/applications/store-entered-leads.ts';
import type { StaffContext } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { findTestImport, findOwnAddresses } from './queries.ts';
import { undoImport } from './undo-import.ts';
import { openTestImport } from './writes.ts';

const answers = {
  firstName: 'Test',
  lastName: 'Application',
  language: defaultLanguage,
  homePrice: 350_000,
  electricBill: 180,
  creditScore: '700-739',
  timeline: '1-3 months',
  contactMethod: 'phone',
} as const;

/** Nobody has it. */
const inventedPhone = '5415550142';

/**
 * Stores a trial application with the actor's own email and telephone, as one that may be answered.
 * It is kept out of figures and queues, and causes no mail. Audited.
 */
export async function sendTestLead(context: StaffContext) {
  const { actor, now, ipAddress, programme } = context;
  const terms = await programme.currentTerms();
  const { email, phone } = await findOwnAddresses(context.db, actor.id);
  const addresses = { email: email ?? '', phone: phone ?? inventedPhone };
  const [propertyState = ''] = terms.eligibleStates;
  const lead = enteredLead({ ...answers, ...addresses, propertyState }, 'test', terms);
  const consent = spokenConsent(
    {
      words: spokenConsentVersion,
      language: defaultLanguage,
      channels: contactChannels.filter((channel) => channel !== 'email' || email),
      staffId: actor.id,
      ipAddress,
      agreedAt: now,
    },
    terms,
  );
  return transaction(context, 'lead.create', 'lead', async (tx) => {
    const importId = await openTestImport(tx, actor.id);
    const by = { actor, ownerId: null, importId, firstResponseAt: null };
    const [id] = await storeEnteredLeads(tx, [{ lead, consent }], by);
    return { entityId: id!, after: { importId }, result: { id: id! } };
  });
}

/** Deletes all trial applications, whatever was done with them. Audited. */
export async function deleteTestLeads(context: StaffContext) {
  const found = await findTestImport(context.db);
  if (found) {
    await undoImport(context, found);
  }
}
