import { consentFacts, type ConsentPurpose } from '#core/domain/consent.ts';
import type { ConsentTicked } from '#core/domain/contact/consent-ticked.ts';
import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { ConsentValues } from './queries.ts';

/** What a form says of its consent. */
interface FormConsent {
  consent?: boolean | undefined;
  consentVersion?: string | null | undefined;
  consentTicked?: ConsentTicked | null | undefined;
  pageUrl?: string | null | undefined;
}

/** Who sent the form, in which language. */
interface Sender {
  language: Language;
  ipAddress: string;
  userAgent: string | null;
}

/** The record of what a form says of its consent; null where its page named no text. */
export function consentValues(
  purpose: ConsentPurpose,
  { consent, consentVersion, consentTicked, pageUrl }: FormConsent,
  { lenderName }: { lenderName: string },
  { language, ipAddress, userAgent }: Sender,
): ConsentValues | null {
  const claimed = {
    version: consentVersion,
    ticked: consent === false ? 'none' : consentTicked,
  } as const;
  const facts = consentFacts(purpose, language, claimed, lenderName);
  return (
    facts && {
      ...facts,
      purpose,
      language,
      channels: [...facts.channels],
      wasPrechecked: facts.ticked === 'preset',
      pageUrl: pageUrl || null,
      ipAddress,
      userAgent,
      staffId: null,
    }
  );
}

/** 400 for somebody who says no where the lender's terms ask for a consent. */
export function refuseWithoutConsent(
  { consent }: { consent?: boolean | undefined },
  { consentRequired }: Pick<ProgrammeTerms, 'consentRequired'>,
): void {
  if (consent === false && consentRequired) {
    throw fieldError([{ path: 'consent', key: 'consent.required' }]);
  }
}
