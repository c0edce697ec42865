/** The shape of a referral code; codes are case-insensitive. */
export const referralCodePattern = /^[A-Za-z0-9_-]{3,20}$/;

/**
 * Names of pages, API paths and files, and words a broken script would put into a link; the
 * database refuses them as well, so a new one needs a migration.
 */
export const reservedCodes: ReadonlySet<string> = new Set(
  `
  calculator qualify eligibility eligibility-results apply application thank-you marketing
  admin api affiliate affiliates dashboard contact contacts profile session sessions referral referrals register registration
  login logout signin signup forgot-password reset-password change-password password lead leads note notes interactions stats
  activity impersonate return-from-impersonation email-templates templates hero-media active activate media uploads upload
  calculate-savings check-eligibility track-interaction programme program terms privacy legal consent outbox audit staff users user
  ref lang language en es pt home index page pages about help support status sent-mail launch-checklist
  assets asset static public dist src fonts images img favicon manifest robots sitemap sitemaps security well-known service-worker
  health healthz livez readyz ready metrics openapi docs swagger graphql webhooks oauth oidc auth
  www mail null undefined nan true false none
  earnings statements mail-wishes undo-email calendar invitation near-miss resume
  links flyer open-house agreement agreements news link call clients disputes confirm
  service-promise tasks payee guests closing
`
    .trim()
    .split(/\s+/),
);

/**
 * The code as typed, without blanks around it and the signs that a text set behind its link, such as
 * "(/ROSA)."; null if it does not have the shape of one.
 */
export function normalizeReferralCode(text: unknown): string | null {
  // No link is followed by more signs than that.
  if (typeof text !== 'string' || text.length > 99) {
    return null;
  }
  const code = text.trim().replace(/[.,;:!?)\]}>'"\u00bb\u2019\u201d]+$/, '');
  return referralCodePattern.test(code) ? code : null;
}

/** The case-folded form by which codes are unique and looked up, of a code as it was typed. */
export function foldReferralCode(code: string): string {
  return (normalizeReferralCode(code) ?? code.trim()).toLowerCase();
}

/** Whether a code is the name of a page, an API path or a file, ignoring case. */
export function isReservedCode(code: string): boolean {
  return reservedCodes.has(foldReferralCode(code));
}

/** Whether an affiliate may have a code: it has the right shape and is not reserved. */
export function isUsableCode(code: string): boolean {
  return referralCodePattern.test(code) && !isReservedCode(code);
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/[^A-Za-z0-9]/g, '');
}

/** Letters and digits of the name, 3 to 16 of them; `''` when it has too few. */
export function codeOfName(firstName: string, lastName: string): string {
  const name = `${plain(firstName)}${plain(lastName)}`.slice(0, 16);
  return name.length >= 3 ? name : '';
}
