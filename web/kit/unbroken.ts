/**
 * A telephone number that no line break may divide, for narrow buttons; to a reader and to a screen
 * reader it is the same number.
 */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060');
}
