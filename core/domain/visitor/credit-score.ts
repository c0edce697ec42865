const usualBounds = [580, 620, 660, 700, 740] as const;

const lowestScore = 300;
const highestScore = 850;

/**
 * The ranges that a score is chosen from. The first one that meets the program begins at its
 * minimum, so a person at or above the minimum always finds a range that meets it.
 */
export function scoreRangesFrom(minimum: number): readonly string[] {
  const bounds = [minimum, ...usualBounds.filter((bound) => bound > minimum)];
  const ranges = bounds.map((from, at) => {
    const next = bounds[at + 1];
    if (next !== undefined) {
      return `${from}-${next - 1}`;
    }
    // A plus sign means 740, see `creditScoreNumber`.
    return from === 740 ? '740+' : `${from}-${highestScore}`;
  });
  return minimum > lowestScore ? [`Below ${minimum}`, ...ranges] : ranges;
}

/** What a form sends for a score that its person does not know. */
export const unknownScore = 'unknown';

/** The ranges as specified, of a program that asks for 580. */
export const creditScoreRanges = scoreRangesFrom(usualBounds[0]);

/** Whether a text is a range that a form offers, or offered under another minimum. */
export function isScoreRange(text: string): boolean {
  const bound = upperBound(text) ?? creditScoreNumber(text);
  return (
    bound !== null &&
    bound >= lowestScore &&
    bound <= highestScore &&
    scoreRangesFrom(bound).includes(text)
  );
}

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

/** The range of a minimum whose lowest score this is; undefined if there is none. */
export function creditScoreRangeOf(
  score: number | undefined,
  minimum: number = usualBounds[0],
): string | undefined {
  return scoreRangesFrom(minimum).find((range) => creditScoreNumber(range) === score);
}
