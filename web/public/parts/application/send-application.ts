import { submitLead } from '#core/contract/public-calls.ts';
import type { ConsentTicked } from '#core/domain/permission/consent-ticked.ts';
import { formDefaults } from '#core/domain/options.ts';
import { CallError } from '#web/kit/api.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { pixelEvent } from '../../browser/calls/pixel.ts';
import { claimedReferralCode, storedTouches } from '../../browser/storage/referral-choice.ts';
import { firstVisit } from '../../browser/storage/first-visit.ts';
import { randomId, readTab, storeTab } from '../../browser/storage/storage.ts';
import { pageAddress, sendForm } from '../../browser/calls/send-form.ts';
import { languageOfPage } from '../../browser/page-language.ts';
import { storedProfile } from '../../browser/storage/stored-answers.ts';
import { track, visitorSession } from '../../browser/calls/tracking.ts';
import type { Application } from './application-values.ts';

interface Circumstances {
  consentVersion: string;
  consentTicked: ConsentTicked;
  /** The value of the field that people cannot see. */
  website: string;
  /** The buyer's choice in the code field; undefined while it is untouched. */
  referralChoice: string | undefined;
}

const keySlot = 'leadKey';
const startSlot = 'applicationStartedAt';
let unsavedKey = '';

/** The idempotency key of this filled form: however often it is sent, it makes one lead. */
function leadKey(): string {
  const known = readTab(keySlot) || unsavedKey;
  if (known) {
    return known;
  }
  unsavedKey = randomId();
  storeTab(keySlot, unsavedKey);
  return unsavedKey;
}

function renewLeadKey(): void {
  unsavedKey = '';
  storeTab(keySlot, '');
}

/**
 * Notes when this tab first showed the form, so that a reload does not look like a machine. The
 * time starts with the page, not its script: on a slow phone people type before the script loads.
 */
export function noteStart(): void {
  if (!readTab(startSlot)) {
    storeTab(startSlot, String(performance.timeOrigin));
  }
}

function secondsSinceStart(): number {
  const start = Number(readTab(startSlot)) || performance.timeOrigin;
  const seconds = Math.round((Date.now() - start) / 1000);
  return Math.max(0, seconds);
}

/** The next application gets its own key and time. */
export function forgetStart(): void {
  renewLeadKey();
  storeTab(startSlot, '');
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
    partnerSees: undefined,
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

/** Reports that the application was begun. */
export function reportBeginning(): void {
  track('begin_application');
  pixelEvent('InitiateCheckout', {
    value: 25_000,
    currency: 'USD',
  });
}
