import type { ProgrammeTerms } from '../programme/programme-terms.ts';

const words: ReadonlySet<string> = new Set([
  'hud',
  'fha',
  'va',
  'irs',
  'federal',
  'government',
  'gobierno',
  'governo',
]);
const accents = /\p{M}/gu;
const dots = /(?<=\p{L})\.(?=\p{L}(?!\p{L}))/gu;

/** Whether a name or company sounds like an office of the government: "H.U.D. Grants". */
export function soundsLikeAuthority(text: string): boolean {
  const plain = text.normalize('NFKD').replace(accents, '').replace(dots, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).some((word) => words.has(word));
}

/** The claims of an affiliate about themselves that visitors may read. */
export interface PartnerClaims {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly isLicensedRealtor: boolean;
}

/**
 * An affiliate as visitors see them. Until staff have reviewed the claims, only the name: `company`
 * is empty so that no default replaces it. With `claimed` the company is shown at once, unless it
 * sounds like a public authority.
 */
export function shownPartner(
  { firstName, lastName, company, isLicensedRealtor }: PartnerClaims,
  needsReview: boolean,
  { partnerBadge }: Pick<ProgrammeTerms, 'partnerBadge'>,
): PartnerClaims {
  const isDoubtful =
    partnerBadge === 'verified' ||
    soundsLikeAuthority(`${firstName} ${lastName}`) ||
    soundsLikeAuthority(company ?? '');
  return needsReview && isDoubtful
    ? { firstName, lastName, company: '', isLicensedRealtor: false }
    : { firstName, lastName, company, isLicensedRealtor };
}
