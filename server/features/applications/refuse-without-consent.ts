import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { fieldError } from '#server/platform/http-error.ts';

/** 400 for somebody who says no where the lender's terms ask for a consent. */
export function refuseWithoutConsent(
  { consent }: { consent?: boolean | undefined },
  { consentRequired }: Pick<ProgrammeTerms, 'consentRequired'>,
): void {
  if (consent === false && consentRequired) {
    throw fieldError([{ path: 'consent', key: 'consent.required' }]);
  }
}
