import { checkEligibility } from '#core/contract/public-calls.ts';
import { pixelEvent } from '../../browser/calls/pixel.ts';
import { pageAddress, sendForm } from '../../browser/calls/send-form.ts';
import { track, visitorSession } from '../../browser/calls/tracking.ts';
import type { EligibilityResult } from '../../browser/storage/kept-result.ts';
import { storedCalculation } from '../../browser/storage/stored-answers.ts';
import type { EligibilityAnswers } from './eligibility-values.ts';

/** Has the answers checked by the server, with what this browser knows besides. */
export function sendEligibility(answers: EligibilityAnswers, consentVersion: string) {
  return sendForm(checkEligibility, {
    body: {
      ...answers,
      calculatorResults: storedCalculation(),
      sessionId: visitorSession(),
      consentVersion,
      pageUrl: pageAddress(),
    },
  });
}

/**
 * Tells the lender's own records, and where allowed the advertising network, that a check was made.
 */
export function reportEligibility(result: EligibilityResult, answers: EligibilityAnswers): void {
  const { creditScore, state } = answers;
  track('check_eligibility', {
    creditScore,
    state,
    eligible: result.eligible,
  });
  pixelEvent('CheckEligibility', { creditScore, state });
}
