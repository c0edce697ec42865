import type { ApplicationControl } from '#core/contract/leads/leads.ts';
import { formFields } from '#core/contract/visitor/forms/form-exit.ts';
import type { ConsentTicked } from '#core/domain/permission/consent-ticked.ts';
import { formDefaults, storageKeys } from '#core/domain/options.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { personOf } from '../../browser/known-answers.ts';
import { creditNow } from '../../browser/referral/credited-partner.ts';
import { readStored } from '../../browser/storage/storage.ts';
import { storedEligibility, storedWish } from '../../browser/storage/stored-answers.ts';

/** The values of the application's controls: text, and whether the box is ticked. */
export type ApplicationValues = Record<Exclude<ApplicationControl, 'consent'>, string> & {
  consent: boolean;
};

/** The current state of the consent box. */
export function tickedNow(isTicked: boolean, isUntouchedPreset: boolean): ConsentTicked {
  if (!isTicked) {
    return 'none';
  }
  return isUntouchedPreset ? 'preset' : 'person';
}

/** The blank application, in page order, with the specified choices made. */
export function blankApplication(
  isConsentPrechecked: boolean,
  partnerSees = '',
): ApplicationValues {
  const chosen: Partial<Record<string, string | number>> = formDefaults;
  const blank = formFields.apply.map((name) => [name, String(chosen[name] ?? '')]);
  return {
    ...(Object.fromEntries(blank) as ApplicationValues),
    partnerSees,
    consent: isConsentPrechecked,
  };
}

export function prefillApplicant(): Partial<ApplicationValues> {
  const checked = storedEligibility();
  const name = checked?.name ?? readStored(storageKeys.eligibilityName) ?? '';
  const phone = checked?.mobileNumber ?? readStored(storageKeys.eligibilityMobileNumber) ?? '';
  return {
    ...personOf(name, phone),
    wantsPanels: storedWish(),
    referralCode: creditNow().partner?.referralCode ?? '',
  };
}

/** Formats values typed before the code loaded, as typing would have. */
export function shapeApplication(values: ApplicationValues): ApplicationValues {
  return { ...values, phone: formatPhone(values.phone) };
}
