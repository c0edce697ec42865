import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { displayPhone, formatPhone, toE164 } from '#core/domain/phone.ts';

// Mexico took this 1 out of its mobile numbers in 2019; many address books still have it.
const oldMexican = /^\+521(\d{10})$/;

/** (XXX) XXX-XXXX in the US, E.164 elsewhere; null if the number cannot be called. */
export function readTelephone(text: string): string | null {
  const number = toE164(text)?.replace(oldMexican, '+52$1');
  if (number === undefined || number.startsWith('+1')) {
    return number === undefined ? null : formatPhone(number);
  }
  const abroad = parsePhoneNumberFromString(number);
  return abroad?.isValid() ? abroad.number : null;
}

/** A kept number as its country writes it; another text is unchanged. */
export function showTelephone(kept: string): string {
  const abroad = kept.startsWith('+') ? parsePhoneNumberFromString(kept) : undefined;
  return abroad?.isPossible() ? abroad.formatInternational() : displayPhone(kept);
}
