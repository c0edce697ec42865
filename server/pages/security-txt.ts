/** The file that says where to report vulnerabilities (RFC 9116). */
export interface SecurityContact {
  /** An address that begins with mailto: or https: */
  contact: string;
  origin: string;
  now: Date;
}

/**
 * The text of /.well-known/security.txt. It expires at the beginning of this month a year from now:
 * within a year, as the standard asks, and the same all month.
 */
export function securityTxt({ contact, origin, now }: SecurityContact): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, es, pt',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ];
  return lines.join('\n');
}
