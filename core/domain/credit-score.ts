/** The credit score ranges offered to visitors. */
export const creditScoreRanges = ['580-619', '620-659', '660-699', '700-739', '740+'] as const;

/** One of the offered ranges. */
export type CreditScoreRange = (typeof creditScoreRanges)[number];

/**
 * The score a range stands for: 740 with a plus sign, else its lower bound; null when the text has
 * no known shape.
 */
export function creditScoreNumber(range: string): number | null {
  const text = range.trim();
  if (/^\d{3}\s*\+$/.test(text)) {
    return 740;
  }
  const bounds = /^(\d{3})\s*[-\u2013]\s*\d{3}$/.exec(text);
  return bounds ? Number(bounds[1]) : null;
}
