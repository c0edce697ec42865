import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { displayPhone, formatPhone, toE164 } from '#core/domain/phone.ts';
import { fieldError } from '#server/platform/http-error.ts';

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

/** A number as it is stored; 400 at the path for one that cannot be dialled. */
export function requireTelephone(path: string, typed: string): string {
  const kept = readTelephone(typed);
  if (kept === null) {
    throw fieldError([{ path, key: 'mobile.format' }]);
  }
  return kept;
}

/** A kept number as its country writes it; another text is unchanged. */
export function showTelephone(kept: string): string {
  const abroad = kept.startsWith('+') ? parsePhoneNumberFromString(kept) : undefined;
  return abroad?.isPossible() ? abroad.formatInternational() : displayPhone(kept);
}
