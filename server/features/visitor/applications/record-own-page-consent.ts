import { consentText, renderConsent } from '#core/domain/permission/consent.ts';
import type { ContactChannel } from '#core/domain/permission/consent-ticked.ts';
import type { Language } from '#core/domain/language.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { insertConsent } from './writes.ts';

/** The consent given by switching a channel on, on a buyer's own page. */
export function ownPageWording(language: Language, { lenderName }: { lenderName: string }) {
  const wording = consentText('own_page', language)!;
  return { version: wording.version, text: renderConsent(wording, lenderName) };
}

interface Agreed {
  leadId: number;
  channels: readonly ContactChannel[];
  language: Language;
  ipAddress: string;
  userAgent: string | null;
}

/** Stores that a buyer switched these channels on, with the version that the page named. */
export async function recordOwnPageConsent(
  tx: AuditedTransaction,
  { channels, language, ...agreed }: Agreed,
  terms: { lenderName: string },
) {
  const { version, text } = ownPageWording(language, terms);
  await insertConsent(tx, {
    ...agreed,
    purpose: 'own_page',
    version,
    language,
    channels: [...channels],
    text,
    isVersionConfirmed: true,
    granted: true,
    wasPrechecked: false,
    ticked: 'person',
    pageUrl: '/my',
  });
  return version;
}
