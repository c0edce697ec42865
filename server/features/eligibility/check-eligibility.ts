import type * as z from 'zod/mini';
import type { checkEligibilityBody } from '#core/contract/eligibility.ts';
import { consentText, renderConsent } from '#core/domain/consent.ts';
import { checkEligibility } from '#core/domain/eligibility.ts';
import type { Language } from '#core/domain/language.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { Deps } from '../deps.ts';
import { estimateSavings } from '../savings/estimate-savings.ts';
import { insertCheck } from './queries.ts';

interface Asker {
  language: Language;
  ipAddress: string;
  userAgent: string | null;
}

/** The values that this form's messages name: today's minimum, in the visitor's language. */
export const messageValues = async ({ programme }: Deps, language: Language) => ({
  minHomePrice: formatDollars((await programme.currentTerms()).minHomePrice, language),
});

/**
 * Decides eligibility by today's terms from the inputs alone and keeps the answer with the proof of
 * consent; 400 below the minimum price.
 */
export async function checkAndKeep(
  deps: Deps,
  input: z.output<typeof checkEligibilityBody>,
  asker: Asker,
) {
  const { database, programme } = deps;
  const terms = await programme.currentTerms();
  const { name, mobileNumber, creditScore, state, homePrice, firstTimeHomebuyer } = input;
  const { language } = asker;
  if (homePrice < terms.minHomePrice) {
    throw fieldError([
      {
        path: 'homePrice',
        key: 'homePrice.min',
        values: await messageValues(deps, language),
      },
    ]);
  }
  const { eligible, reasons } = checkEligibility(
    {
      creditScore,
      homePrice,
      state,
    },
    terms,
  );
  const electricBill = input.calculatorResults?.electricBill ?? null;
  const savings =
    electricBill === null
      ? null
      : estimateSavings(
          {
            homePrice,
            electricBill,
            propertyState: state as StateCode,
          },
          terms,
        );

  const named = input.consentVersion
    ? consentText('eligibility', language, input.consentVersion)
    : null;
  const shown = named ?? consentText('eligibility', language)!;
  await insertCheck(
    database,
    {
      sessionId: input.sessionId ?? null,
      name,
      mobileNumber,
      creditScore,
      state,
      homePrice,
      firstTimeHomebuyer,
      electricBill,
      eligible,
      reasons,
      result: savings,
      termsVersion: terms.version,
      language,
    },
    {
      version: shown.version,
      channels: shown.channels,
      text: renderConsent(shown, terms.lenderName),
      isVersionConfirmed: named !== null,
      // The form has a text and a button, no box.
      wasPrechecked: false,
      pageUrl: input.pageUrl || null,
      ipAddress: asker.ipAddress,
      userAgent: asker.userAgent,
    },
  );
  return {
    eligible,
    reasons,
    name,
    state,
    creditScore,
    homePrice,
    savings,
    termsVersion: terms.version,
    asOf: terms.asOf,
  };
}
