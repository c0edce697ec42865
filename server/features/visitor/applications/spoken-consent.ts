import { consentText, renderConsent } from '#core/domain/permission/consent.ts';
import { type ContactChannel, contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { defaultLanguage, type Language, languages } from '#core/domain/language.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { type ConsentValues, insertConsent } from './writes.ts';

/** The text that staff read aloud now, in each language. */
export function spokenWordings({ lenderName }: { lenderName: string }) {
  return languages.map((language) => {
    const wording = consentText('spoken', language)!;
    return { version: wording.version, language, text: renderConsent(wording, lenderName) };
  });
}

interface Addresses {
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

/** What is the same of all consents that were given elsewhere than on a page. */
const givenElsewhere = {
  isVersionConfirmed: true,
  granted: true,
  wasPrechecked: false,
  ticked: null,
  pageUrl: null,
  userAgent: null,
} as const;

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
      ...givenElsewhere,
      ipAddress,
      staffId,
      agreedAt,
    }
  );
}

/** Whether a person with this number and address can be reached by a channel at all. */
function hasAddressFor(channel: ContactChannel, { phone, email }: Addresses): boolean {
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
) {
  await insertConsent(tx, { ...consent, leadId, phone: phone || null, email: email || null });
}

interface Stated {
  basis: 'spoken' | 'written';
  fileName: string;
  by: string;
  staffId: number;
  language: Language | undefined;
  ipAddress: string;
  /** The day that the file names, at its beginning; null for none: such a consent ends no stop. */
  agreedAt: Date | null;
  /** Of the row: it states nothing of a channel without one. */
  addresses: Addresses;
}

/** The record of a consent that staff state for an imported person; no text was kept. */
export function statedConsent(stated: Stated): ConsentValues {
  const { basis, fileName, by, staffId, language = defaultLanguage } = stated;
  const { ipAddress, agreedAt, addresses } = stated;
  return {
    purpose: 'import',
    version: basis,
    language,
    channels: contactChannels.filter((channel) => hasAddressFor(channel, addresses)),
    text: `${by} stated on import of “${fileName}” that this person gave ${basis} consent to calls, texts and emails. The proof is kept outside this product.`,
    ...givenElsewhere,
    ipAddress,
    staffId,
    agreedAt,
  };
}
