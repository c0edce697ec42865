import * as z from 'zod/mini';
import { applicationFields, submitLeadBody } from '#core/contract/leads/leads.ts';
import { submitLead } from '#core/contract/public-calls.ts';
import { withoutEmpty } from '#core/contract/visitor/forms/typed-answers.ts';
import type { ConsentTicked } from '#core/domain/permission/consent-ticked.ts';
import { formDefaults } from '#core/domain/options.ts';
import { CallError } from '#web/kit/api.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { pixelEvent } from '../../browser/calls/pixel.ts';
import { claimedReferralCode, storedTouches } from '../../browser/storage/referral-choice.ts';
import { firstVisit } from '../../browser/storage/first-visit.ts';
import { pageAddress, sendForm } from '../../browser/calls/send-form.ts';
import { languageOfPage } from '../../browser/page-language.ts';
import { storedProfile } from '../../browser/storage/stored-answers.ts';
import { track, visitorSession } from '../../browser/calls/tracking.ts';
import { leadKey, renewLeadKey, secondsSinceStart } from './application-start.ts';
import type { ApplicationValues } from './application-values.ts';

// Loads with the first touch of the form, because nothing before it needs its rules.

export function applicationSchema(isConsentRequired: boolean) {
  const rules = z.extend(applicationFields, {
    consent: z
      .boolean()
      .check(z.refine((isGiven) => isGiven || !isConsentRequired, 'consent.required')),
    partnerSees: submitLeadBody.shape.partnerSees,
    referralCode: z.optional(z.string().check(z.maxLength(200, 'text.tooLong'))),
  });
  const said = z.transform(
    (values: ApplicationValues) => withoutEmpty(values) as z.input<typeof rules>,
  );
  return z.pipe(said, rules);
}

export type Application = z.output<ReturnType<typeof applicationSchema>>;

interface Circumstances {
  consentVersion: string;
  consentTicked: ConsentTicked;
  /** The value of the field that people cannot see. */
  website: string;
  /** The buyer's choice in the code field; undefined while it is untouched. */
  referralChoice: string | undefined;
}

type Body = BodyOf<typeof submitLead>;

/** Returns the body unchanged; does not compile if a key of the contract is missing. */
function wholeBody<Made extends Body>(
  made: Made & Record<Exclude<keyof Body, keyof Made>, never>,
): Body {
  return made;
}

/**
 * An application with this browser's other data. The box itself is not sent, only its final state:
 * the server keeps the proof by version and language.
 */
function applicationBody(
  { consent: _consent, referralCode: _shown, ...fields }: Application,
  circumstances: Circumstances,
): Body {
  return wholeBody({
    ...fields,
    ...storedProfile(),
    transactionType: undefined,
    consent: undefined,
    ...circumstances,
    // Such a link leads to a form that is sent without a script.
    invitation: undefined,
    referralCode: claimedReferralCode(),
    referralTouches: storedTouches(),
    sessionId: visitorSession(),
    pageUrl: pageAddress(),
    source: firstVisit(),
    secondsOnForm: secondsSinceStart(),
  });
}

/** Sends an application. Throws if it was not stored, as far as known. */
export async function sendApplication(application: Application, circumstances: Circumstances) {
  const body = applicationBody(application, circumstances);
  const send = () =>
    sendForm(submitLead, {
      body,
      headers: { 'idempotency-key': leadKey() },
    });
  try {
    return await send();
  } catch (error) {
    // An earlier try arrived without its answer, and the form was corrected since: the correction
    // is a new application.
    if (!(error instanceof CallError) || error.status !== 422) {
      throw error;
    }
    renewLeadKey();
    return await send();
  }
}

/** Reports an application to the server and, if allowed, to the advertising network. */
export function reportApplication(homePrice: number | null): void {
  const price = homePrice ?? formDefaults.homePrice;
  const value = Math.round(price * 0.1);
  track('submit_application', { price, language: languageOfPage() });
  track('generate_lead', { value, currency: 'USD' });
  pixelEvent('SubmitApplication', { price, currency: 'USD' });
  pixelEvent('Lead', { value, currency: 'USD' });
}
