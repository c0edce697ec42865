import { checkEligibility } from '#core/contract/public-calls.ts';
import type { ConsentTicked } from '#core/domain/permission/consent-ticked.ts';
import { pixelEvent } from '../../browser/calls/pixel.ts';
import { pageAddress, sendForm } from '../../browser/calls/send-form.ts';
import { track, visitorSession } from '../../browser/calls/tracking.ts';
import { languageOfPage } from '../../browser/page-language.ts';
import type { EligibilityResult } from '../../browser/storage/kept-result.ts';
import { storedCalculation } from '../../browser/storage/stored-answers.ts';
import type { EligibilityAnswers } from './eligibility-rules.ts';

interface ShownConsent {
  version: string;
  isRequired: boolean;
}

/** The consent given: if it is required, there is a text above the button and no box. */
function tickedIn(isTicked: boolean | undefined, { isRequired }: ShownConsent): ConsentTicked {
  if (isRequired) {
    return 'preset';
  }
  return isTicked ? 'person' : 'none';
}

/** Sends the answers with this browser's other data, and how the box was ticked. */
export function sendEligibility(
  { consent: isTicked, ...answers }: EligibilityAnswers,
  consent: ShownConsent,
) {
  return sendForm(checkEligibility, {
    body: {
      ...answers,
      calculatorResults: storedCalculation(),
      sessionId: visitorSession(),
      consentVersion: consent.version,
      consentTicked: tickedIn(isTicked, consent),
      pageUrl: pageAddress(),
    },
  });
}

/** Reports a check to the server and, if allowed, to the advertising network. */
export function reportEligibility(result: EligibilityResult, answers: EligibilityAnswers): void {
  const { creditScore, state } = answers;
  track('check_eligibility', {
    creditScore,
    state,
    eligible: result.eligible,
    language: languageOfPage(),
  });
  pixelEvent('CheckEligibility', { creditScore, state });
}
