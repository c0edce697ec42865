import { consentText, renderConsent } from '#core/domain/permission/consent.ts';
import type { ContactChannel } from '#core/domain/permission/consent-ticked.ts';
import { type Language, languages } from '#core/domain/language.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { ConsentValues } from './queries.ts';
import { insertConsent } from './writes.ts';

/** The text that staff read aloud now, in each language. */
export function spokenWordings({ lenderName }: { lenderName: string }) {
  return languages.map((language) => {
    const wording = consentText('spoken', language)!;
    return { version: wording.version, language, text: renderConsent(wording, lenderName) };
  });
}

export interface Addresses {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

interface Spoken {
  /** The version of the text; any that was ever published. */
  words: string;
  language: Language;
  channels: readonly ContactChannel[];
  staffId: number;
  ipAddress: string;
  /** Null where staff do not say when: such a consent ends no stop. */
  agreedAt: Date | null;
}

/** The record of a consent that was spoken; null for words that were never published. */
export function spokenConsent(
  { words, language, channels, staffId, ipAddress, agreedAt }: Spoken,
  { lenderName }: { lenderName: string },
): ConsentValues | null {
  const wording = consentText('spoken', language, words);
  return (
    wording && {
      purpose: 'spoken',
      version: words,
      language,
      channels: wording.channels.filter((channel) => channels.includes(channel)),
      text: renderConsent(wording, lenderName),
      isVersionConfirmed: true,
      granted: true,
      wasPrechecked: false,
      ticked: null,
      pageUrl: null,
      ipAddress,
      userAgent: null,
      staffId,
      agreedAt,
    }
  );
}

/** Whether a person with this number and address can be reached by a channel at all. */
export function hasAddressFor(channel: ContactChannel, { phone, email }: Addresses): boolean {
  return Boolean(channel === 'email' ? email : phone);
}

/** No consent is for a number or an address that staff enter later. Throws 400. */
export function requireAddresses(
  path: string,
  channels: readonly ContactChannel[],
  addresses: Addresses,
): void {
  if (!channels.every((channel) => hasAddressFor(channel, addresses))) {
    throw fieldError([{ path, key: 'value.wrong' }]);
  }
}

/** Stores a consent that was spoken later than the application, for the addresses of now. */
export async function recordSpokenConsent(
  tx: AuditedTransaction,
  consent: ConsentValues,
  { id: leadId, phone, email }: { id: number; phone: string; email: string },
): Promise<void> {
  await insertConsent(tx, { ...consent, leadId, phone: phone || null, email: email || null });
}
