import type * as z from 'zod/mini';
import type { createLead as contract } from '#core/contract/leads/entry.ts';
import { defaultLanguage } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { dayIn } from '#server/outside/clock.ts';
import { sha256 } from '#server/outside/ids.ts';
import { fieldError, HttpError } from '#server/platform/http-error.ts';
import {
  requireAddresses,
  spokenConsent,
  spokenWordings,
} from '../visitor/applications/spoken-consent.ts';
import {
  enteredLead,
  keepEntryKey,
  storeEnteredLeads,
} from '../visitor/applications/store-entered-leads.ts';
import { findFirstUse } from '../visitor/applications/queries.ts';
import type { OfficeContext, StaffContext } from '../context.ts';
import { requireTelephone } from '../telephone.ts';
import { endsStop } from '../permission/ends-stop.ts';
import { type AuditedTransaction, transactionOfMany } from '../transaction.ts';
import { requireOwner } from './owner/writes.ts';
import { describeLead, viewLead } from './read-lead.ts';

type Entered = z.output<NonNullable<(typeof contract)['body']>>;

/** The text that staff must read aloud before they record a consent. */
export async function listConsentWordings({ programme }: StaffContext) {
  return { items: spokenWordings(await programme.currentTerms()) };
}

/** The stated consent as stored; null if none was stated. */
function consentOf(
  { actor, config, now, ipAddress }: OfficeContext,
  { consent, phone, email, language = defaultLanguage }: Entered,
  terms: ProgrammeTerms,
) {
  const { basis, channels, words, on } = consent;
  if (basis === 'none') {
    return null;
  }
  if (actor.kind === 'key') {
    throw fieldError([{ path: 'consent.basis', key: 'value.wrong' }]);
  }
  if (channels.length === 0) {
    throw fieldError([{ path: 'consent.channels', key: 'channels.required' }]);
  }
  requireAddresses('consent.channels', channels, { phone, email });
  if (on !== undefined && on > dayIn(config.timeZone, now)) {
    throw fieldError([{ path: 'consent.on', key: 'moment.past' }]);
  }
  const agreedAt = on === undefined ? null : new Date(on);
  const said = { words: words ?? '', language, channels, staffId: actor.id, ipAddress, agreedAt };
  const record = spokenConsent(said, terms);
  if (record === null) {
    throw fieldError([{ path: 'consent.words', key: 'text.line' }]);
  }
  return record;
}

/** Another call used the key at the same time; this transaction is rolled back. */
class KeyIsTaken extends Error {}

/**
 * Enters a lead by hand: judged and estimated like an application, owned by the member of staff who
 * enters it, without mails; one that a program enters is in the queue. A consent must have been
 * spoken after its text was read out, to staff: a program states none. It counts as a contact, so
 * the clock of the first answer is stopped. A repeated key returns the first lead; 422 if it was
 * used for a different one. Audited.
 */
export async function createLead(
  context: OfficeContext,
  entered: Entered,
  idempotencyKey: string | undefined,
) {
  const phone = entered.phone && requireTelephone('phone', entered.phone);
  const hash = sha256(JSON.stringify(entered));
  const { kind, id: actorId } = context.actor;
  const key = idempotencyKey && `entry:${kind}:${actorId}:${sha256(idempotencyKey)}`;
  const earlier = key && (await firstUse(context, key, hash));
  if (earlier) {
    return viewLead(context, earlier);
  }
  const terms = await context.programme.currentTerms();
  const lead = enteredLead({ ...entered, phone }, 'by hand', terms);
  const consent = consentOf(context, entered, terms);
  const store = async (tx: AuditedTransaction) => {
    const { actor } = context;
    const ownerId = actor.kind === 'staff' ? actor.id : null;
    await requireOwner(tx, ownerId);
    const firstResponseAt = consent && context.now;
    const by = { actor, ownerId, importId: null, firstResponseAt };
    const { channels } = entered.consent;
    const agreedAt = consent?.agreedAt ?? null;
    const agreed = { ...lead, agreedAt, channels };
    const [isAfterStop] = await endsStop(tx, [agreed], context.now);
    const [id] = await storeEnteredLeads(tx, [{ lead, consent }], by);
    if (key && !(await keepEntryKey(tx, { key, hash, leadId: id! }))) {
      throw new KeyIsTaken();
    }
    const { status, termsVersion } = lead;
    const after = { status, termsVersion, consent: entered.consent };
    const entry = { entity: 'lead', entityId: id!, after };
    const created = { ...entry, action: 'lead.create' };
    const ended = { ...entry, action: 'consent.after_stop' };
    const changes = [created, ...(isAfterStop ? [ended] : [])] as const;
    return { changes, result: id! };
  };
  const id = await transactionOfMany(context, store).catch((error: unknown) => {
    if (error instanceof KeyIsTaken && key) {
      return firstUse(context, key, hash);
    }
    throw error;
  });
  return describeLead(context, id!);
}

/** The lead this key was used for; undefined for a new key. */
async function firstUse({ db }: OfficeContext, key: string, hash: string) {
  const used = await findFirstUse(db, key);
  if (used && used.hash !== hash) {
    throw new HttpError(422, 'This Idempotency-Key was already used for a different lead.');
  }
  return used?.id;
}
