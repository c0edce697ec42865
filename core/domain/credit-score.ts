export const creditScoreRanges = [
  'Below 580',
  '580-619',
  '620-659',
  '660-699',
  '700-739',
  '740+',
] as const;

export type CreditScoreRange = (typeof creditScoreRanges)[number];

const lowestScore = 300;

/** The bound of a range that has no lower one ("Below 580": 580); null for any other text. */
export function upperBound(range: string): number | null {
  const [, bound] = /^below\s+(\d{3})$/i.exec(range.trim()) ?? [];
  return bound === undefined ? null : Number(bound);
}

/** The lower bound of a range (740 for "740+"), 300 without one; null for other texts. */
export function creditScoreNumber(range: string): number | null {
  const text = range.trim();
  if (/^\d{3}\s*\+$/.test(text)) {
    return 740;
  }
  if (upperBound(text) !== null) {
    return lowestScore;
  }
  const bounds = /^(\d{3})\s*[-\u2013]\s*\d{3}$/.exec(text);
  return bounds ? Number(bounds[1]) : null;
}

/** The range whose lowest score this is; undefined if there is none. */
export function creditScoreRangeOf(score: number | undefined): CreditScoreRange | undefined {
  return creditScoreRanges.find((range) => creditScoreNumber(range) === score);
}
