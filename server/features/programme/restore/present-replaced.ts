import { replacedValues } from '#core/domain/revision/superseded.ts';
import type { Programme } from '../open-programme.ts';
import type { RevisionRow } from '../queries.ts';

/** A value that visitors were shown until another one of the same day took its place. */
export interface ReplacedRule {
  key: string;
  effectiveFrom: string;
  value: unknown;
  source: string;
  /** Null from the beginning of its day on. */
  shownFrom: string | null;
  shownTo: string;
}

/** What visitors were shown and no rule says any more; what was replaced before its day never was. */
export function presentReplaced(
  published: readonly RevisionRow[],
  { dayOf }: Pick<Programme, 'dayOf'>,
): ReplacedRule[] {
  const shown = replacedValues(published).filter(
    ({ revision, by }) => dayOf(by.publishedAt!) >= revision.effectiveFrom,
  );
  return shown.map(({ key, revision, by }) => {
    const { effectiveFrom, terms, source } = revision;
    const publishedAt = revision.publishedAt!;
    return {
      key,
      effectiveFrom,
      value: terms[key],
      source,
      shownFrom: dayOf(publishedAt) < effectiveFrom ? null : publishedAt.toISOString(),
      shownTo: by.publishedAt!.toISOString(),
    };
  });
}
