import { registerGuest as registerGuestEntry } from '#core/contract/partners/affiliate/guests.ts';
import { registerAffiliate as registerEntry } from '#core/contract/partners/affiliate/register.ts';
import { applicationFormBody, submitLead as submitLeadEntry } from '#core/contract/leads/leads.ts';
import {
  checkEligibility as checkEligibilityEntry,
  eligibilityFormBody,
} from '#core/contract/visitor/eligibility.ts';
import {
  applicationBodyOf,
  calculatorBodyOf,
  carryingEligibilityBodyOf,
  guestBodyOf,
  noticeBodyOf,
  registrationBodyOf,
  type TypedAnswers,
  watchBodyOf,
} from '#core/contract/visitor/forms/typed-answers.ts';
import { watchNearMiss as watchNearMissEntry } from '#core/contract/visitor/near-miss.ts';
import { addressNotice as addressNoticeEntry } from '#core/contract/visitor/notice.ts';
import { carriedFields } from '#core/contract/visitor/forms/posted-form.ts';
import { openAnswers as openAnswersEntry } from '#core/contract/visitor/forms/resume.ts';
import {
  calculateSavings as calculateSavingsEntry,
  quickEstimates as quickEstimatesEntry,
} from '#core/contract/visitor/savings.ts';
import { quickBills, quickState, usualBill } from '#core/domain/options.ts';
import { toFormValues } from '#core/domain/visitor/resumable.ts';
import { isStateCode } from '#core/domain/us-states.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { submitLead } from '#server/features/visitor/applications/submit-lead.ts';
import { registerGuest } from '#server/features/partners/affiliates/clients/register-guest.ts';
import { registerAffiliate } from '#server/features/partners/affiliates/own/register-affiliate.ts';
import { findKept } from '#server/features/visitor/resume/open-answers.ts';
import { checkEligibility } from '#server/features/visitor/eligibility/check-eligibility.ts';
import { addressNotice, whoseNotice } from '#server/features/visitor/notices/address-notice.ts';
import { watchNearMiss } from '#server/features/visitor/near-miss/watch-near-miss.ts';
import { calculateSavings } from '#server/features/visitor/savings/calculate-savings.ts';
import { quickEstimatesOf } from '#server/features/visitor/savings/list-quick-estimates.ts';
import { readTelephone } from '#server/features/telephone.ts';
import { fieldError, HttpError } from '#server/platform/http-error.ts';
import { markSent } from '../sent-application.ts';
import { inSession, keptFor, type NativeForm, readTyped } from './native-form.ts';

const landing: NativeForm = {
  path: '/',
  page: 'landing',
  call: quickEstimatesEntry,
  async answer(_context, { typed, terms }) {
    const { propertyState, electricBill } = typed;
    const state = isStateCode(propertyState) ? propertyState : quickState;
    const bill = quickBills.find((one) => String(one) === electricBill) ?? usualBill;
    return {
      page: 'answer',
      answer: { electricBill: bill, ...quickEstimatesOf(state, terms) },
    };
  },
};

const resume: NativeForm = {
  path: '/resume',
  page: 'resume',
  call: openAnswersEntry,
  async answer(context, { typed }) {
    const { code = '', phoneLast4 } = typed;
    const found = await findKept(context, { code, phoneLast4 });
    if (typeof found === 'string') {
      throw fieldError([
        found === 'unknown'
          ? { path: 'code', key: 'resume.code' }
          : { path: 'phoneLast4', key: 'resume.digits' },
      ]);
    }
    return {
      page: 'resume',
      resumed: { step: found.step, values: toFormValues(found.answers) },
    };
  },
};

const calculator: NativeForm = {
  path: '/calculator',
  step: '/calculator',
  page: 'calculator',
  call: calculateSavingsEntry,
  async answer(context, posting) {
    const typed = inSession(posting.typed);
    const question = readTyped({
      schema: calculateSavingsEntry.body!,
      bodyOf: calculatorBodyOf,
      typed,
      carried: carriedFields.calculator,
    });
    const result = await calculateSavings(context, question);
    const { sessionId: _session, ...home } = question;
    return {
      page: 'estimate',
      keeping: keptFor(question.sessionId, null),
      estimate: {
        values: typed,
        estimate: {
          ...result,
          ...home,
        },
      },
    };
  },
};

const qualify: NativeForm = {
  path: '/qualify',
  step: '/qualify',
  page: 'qualify',
  call: checkEligibilityEntry,
  async answer(context, { typed: sent, terms, pageUrl }) {
    const typed = inSession(sent);
    const minHomePrice = formatDollars(terms.minHomePrice, context.language);
    const parsing = {
      schema: eligibilityFormBody(terms.minHomePrice),
      bodyOf: carryingEligibilityBodyOf,
      typed,
      carried: carriedFields.qualify,
    };
    const question = readTyped(parsing, { minHomePrice });
    const result = await checkEligibility(context, {
      ...question,
      pageUrl,
    });
    const { notice } = result;
    return {
      page: 'results',
      keeping: keptFor(
        question.sessionId,
        readTelephone(question.mobileNumber),
        notice ? [notice.token] : [],
      ),
      eligibility: {
        values: typed,
        result,
      },
    };
  },
};

const watch: NativeForm = {
  path: '/eligibility-results',
  page: 'results',
  call: watchNearMissEntry,
  async answer(context, { typed, pageUrl }) {
    // The other form of the page asks for the address of a notice.
    if (typed.token !== undefined) {
      const body = { schema: addressNoticeEntry.body!, bodyOf: noticeBodyOf, typed };
      const noticed = await addressNotice(context, { ...readTyped(body), pageUrl });
      const { sessionId, mobileNumber } = await whoseNotice(context, typed.token);
      return { page: 'results', noticed, keeping: keptFor(sessionId, mobileNumber) };
    }
    const wish = readTyped({
      schema: watchNearMissEntry.body!,
      bodyOf: watchBodyOf,
      typed,
    });
    const { stopToken } = await watchNearMiss(context, { ...wish, pageUrl });
    return { page: 'results', watched: { email: wish.email, stopToken } };
  },
};

const apply: NativeForm = {
  path: '/apply',
  step: '/apply',
  page: 'apply',
  call: submitLeadEntry,
  async answer(context, { typed, terms, code, pageUrl, browser }) {
    const application = readTyped({
      schema: applicationFormBody(terms.consentRequired),
      bodyOf: (answers) => ({
        ...applicationBodyOf(answers),
        ...followed(answers, code, context.now),
        pageUrl,
      }),
      typed,
      carried: carriedFields.apply,
    });
    // Without a key of its own: the same content, sent again, is the same lead.
    const { id } = await submitLead(context, { ...application, ...browser });
    markSent(browser.reply, String(id), context.config.publicUrl);
    return { location: `/thank-you?leadId=${id}` };
  },
};

/** Of a guest of an open house; the address names the partner's link. */
const openHouse: NativeForm = {
  path: '/open-house',
  page: 'openHouse',
  call: registerGuestEntry,
  async answer(context, { typed, code, browser }) {
    const { link } = browser.request.query as { link?: unknown };
    const guest = readTyped({
      schema: registerGuestEntry.body!,
      bodyOf: (answers) => guestBodyOf(answers, { referralCode: code, link }),
      typed,
    });
    try {
      await registerGuest(context, guest);
    } catch (error) {
      if (error instanceof HttpError && (error.status === 404 || error.status === 409)) {
        return { page: 'openHouse', welcomed: 'over' };
      }
      throw error;
    }
    return { page: 'openHouse', welcomed: 'sent' };
  },
};

/** The referrer by the followed link, and the buyer's own answer if it is another. */
function followed({ referralCode = '' }: TypedAnswers, code: string | null, now: Date) {
  const typed = referralCode.trim();
  const isOwnWord = typed !== '' && typed.toLowerCase() !== code?.toLowerCase();
  return {
    referralCode: code,
    referralTouches: code ? [{ code, at: now.toISOString() }] : undefined,
    referralChoice: isOwnWord ? typed : undefined,
  };
}

const register: NativeForm = {
  path: '/affiliate/register',
  page: 'affiliates',
  call: registerEntry,
  secrets: ['password', 'confirmPassword'],
  async answer(context, { typed, browser }) {
    const body = { schema: registerEntry.body!, bodyOf: registrationBodyOf, typed };
    const registration = { ...readTyped(body), ...browser };
    const { referralLink } = await registerAffiliate(context, registration);
    return { page: 'affiliates', registered: { referralLink } };
  },
};

/** The forms on the way to an application, and the registration of an affiliate. */
export const nativeForms: readonly NativeForm[] = [
  landing,
  resume,
  calculator,
  qualify,
  watch,
  apply,
  openHouse,
  register,
];
