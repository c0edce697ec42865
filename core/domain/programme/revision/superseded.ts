import type { TermsRevision } from './terms-revision.ts';

/** The first revision to replace a term of a published one, by a day 'YYYY-MM-DD'. */
function successorOf<Revision extends TermsRevision>(
  published: readonly Revision[],
  one: Revision,
  { key, today }: { key: string; today: string },
): Revision | undefined {
  const others = published.filter(({ terms }) => Object.hasOwn(terms, key));
  const sameDay = others
    .slice(others.indexOf(one) + 1)
    .find(({ effectiveFrom }) => effectiveFrom === one.effectiveFrom);
  const begun = others.filter(
    ({ effectiveFrom }) => effectiveFrom > one.effectiveFrom && effectiveFrom <= today,
  );
  return sameDay ?? begun.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))[0];
}

/**
 * The names of the terms that still have the value of this revision. `published` are all published
 * revisions that were not withdrawn, in order of publication, including this one.
 */
export function keysInForce<Revision extends TermsRevision>(
  published: readonly Revision[],
  one: Revision,
  today: string,
): string[] {
  return Object.keys(one.terms).filter(
    (key) => successorOf(published, one, { key, today }) === undefined,
  );
}

/** The revision that replaced the last of its values; undefined while one still applies. */
export function supersededBy<Revision extends TermsRevision>(
  published: readonly Revision[],
  one: Revision,
  today: string,
): Revision | undefined {
  const successors = Object.keys(one.terms).map((key) =>
    successorOf(published, one, { key, today }),
  );
  if (successors.includes(undefined)) {
    return undefined;
  }
  return published
    .filter((other) => successors.includes(other))
    .toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))
    .at(-1);
}

/** A value that a later revision of the same day replaced, so it is in no rule. */
export interface ReplacedValue<Revision extends TermsRevision> {
  readonly key: string;
  readonly revision: Revision;
  readonly by: Revision;
}

/** All replaced values, by publication. The rules do not say which of them were shown. */
export function replacedValues<Revision extends TermsRevision>(
  published: readonly Revision[],
): ReplacedValue<Revision>[] {
  return published.flatMap((revision) =>
    Object.keys(revision.terms).flatMap((key) => {
      // As of its own first day, because no later revision has begun by then.
      const by = successorOf(published, revision, { key, today: revision.effectiveFrom });
      return by === undefined ? [] : [{ key, revision, by }];
    }),
  );
}
