import type { updateOwnProfile } from '#core/contract/partners/affiliate/account.ts';
import { isLanguage } from '#core/domain/language.ts';
import { displayPhone } from '#core/domain/phone.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import type { OwnAffiliate } from '../api-types.ts';

export function shownProfile(own: OwnAffiliate) {
  return {
    firstName: own.firstName,
    lastName: own.lastName,
    email: own.email,
    phone: displayPhone(own.phone ?? ''),
    company: own.company ?? '',
    state: own.state ?? '',
    licenseNumber: own.licenseNumber ?? '',
    licenseExpires: own.licenseExpires ?? '',
    isLicensedRealtor: own.isLicensedRealtor,
    language: own.language as string,
    // Required if the address is changed.
    currentPassword: '',
  };
}

export type ShownProfile = ReturnType<typeof shownProfile>;

function textOrNull(typed: string): string | null {
  return typed.trim() || null;
}

/** Whether the email address differs from the account's. */
export function isAddressNew(begun: ShownProfile, typed: ShownProfile): boolean {
  return typed.email.trim() !== begun.email;
}

export function profileBody(
  begun: ShownProfile,
  typed: ShownProfile,
): BodyOf<typeof updateOwnProfile> {
  const { firstName, lastName, email, isLicensedRealtor, language } = typed;
  return {
    firstName,
    lastName,
    email,
    phone: textOrNull(typed.phone),
    company: textOrNull(typed.company),
    state: textOrNull(typed.state),
    licenseNumber: textOrNull(typed.licenseNumber),
    licenseExpires: textOrNull(typed.licenseExpires),
    isLicensedRealtor,
    ...(isLanguage(language) && { language }),
    ...(isAddressNew(begun, typed) && { currentPassword: typed.currentPassword }),
  };
}
