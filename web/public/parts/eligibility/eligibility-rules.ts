import * as z from 'zod/mini';
import {
  type checkEligibilityBody,
  eligibilityFormBody,
} from '#core/contract/visitor/eligibility.ts';
import {
  eligibilityBodyOf,
  type TypedAnswers,
} from '#core/contract/visitor/forms/typed-answers.ts';
import type { EligibilityValues } from './eligibility-values.ts';

export type EligibilityAnswers = z.output<typeof checkEligibilityBody>;

/** Transforms the values into the call's body; `minHomePrice` is in dollars. */
export function eligibilitySchema(minHomePrice: number) {
  return z.pipe(
    // The box is passed on as is.
    z.transform((values: EligibilityValues) =>
      eligibilityBodyOf(values as unknown as TypedAnswers),
    ),
    eligibilityFormBody(minHomePrice),
  );
}
