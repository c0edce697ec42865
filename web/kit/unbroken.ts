/**
 * A telephone number without line breaks, for narrow buttons; a reader or a screen reader notices
 * no difference.
 */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060');
}
