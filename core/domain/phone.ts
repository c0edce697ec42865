/** The digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

// No area code starts with 1: a leading 1 is always the country code, typed, pasted or filled in by
// the browser.
function nationalDigits(text: string): string {
  return digitsOf(text).replace(/^1/, '').slice(0, 10);
}

function shape(digits: string): string {
  const area = digits.slice(0, 3);
  const exchange = digits.slice(3, 6);
  const line = digits.slice(6);
  if (digits.length === 0) {
    return '';
  }
  if (digits.length <= 3) {
    return `(${area}`;
  }
  if (digits.length <= 6) {
    return `(${area}) ${exchange}`;
  }
  return `(${area}) ${exchange}-${line}`;
}

/**
 * Formats a US number while it is typed, up to (XXX) XXX-XXXX; a country code 1 is dropped, further
 * digits are cut.
 */
export function formatPhone(text: string): string {
  return shape(nationalDigits(text));
}

/** Shows a stored number as (XXX) XXX-XXXX when it has exactly 10 digits, else unchanged. */
export function displayPhone(text: string): string {
  const digits = digitsOf(text);
  return digits.length === 10 ? shape(digits) : text;
}

/** The number as +1XXXXXXXXXX, or null when it is not a whole US number. */
export function toE164(text: string): string | null {
  const digits = digitsOf(text);
  if (text.trim().startsWith('+') && !digits.startsWith('1')) {
    return null;
  }
  if (digits.length === 11 && digits.startsWith('1')) {
    return `+${digits}`;
  }
  return digits.length === 10 && !digits.startsWith('1') ? `+1${digits}` : null;
}

/**
 * Formats like formatPhone and says where the caret belongs, so that editing in the middle does not
 * throw it to the end.
 */
export function formatPhoneWithCaret(
  text: string,
  caret: number,
): { value: string; caret: number } {
  const value = formatPhone(text);
  const digitsBefore = nationalDigits(text.slice(0, caret)).length;
  if (digitsBefore === 0) {
    return { value, caret: 0 };
  }
  let seen = 0;
  for (let i = 0; i < value.length; i += 1) {
    if (/\d/.test(value.charAt(i)) && ++seen === digitsBefore) {
      return { value, caret: i + 1 };
    }
  }
  return { value, caret: value.length };
}
