import { consentFacts, type ConsentPurpose } from '#core/domain/permission/consent.ts';
import type { ConsentTicked } from '#core/domain/permission/consent-ticked.ts';
import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { ConsentValues } from './writes.ts';

interface FormConsent {
  consent?: boolean | undefined;
  consentVersion?: string | null | undefined;
  consentTicked?: ConsentTicked | null | undefined;
  pageUrl?: string | null | undefined;
}

interface Sender {
  language: Language;
  ipAddress: string;
  userAgent: string | null;
}

/** The consent record of a form; null if its page named no version of a text. */
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
      agreedAt: null,
    }
  );
}

/** 400 if consent is refused although the terms require it. */
export function refuseWithoutConsent(
  { consent }: { consent?: boolean | undefined },
  { consentRequired }: Pick<ProgrammeTerms, 'consentRequired'>,
): void {
  if (consent === false && consentRequired) {
    throw fieldError([{ path: 'consent', key: 'consent.required' }]);
  }
}
