import { buyerPaths } from '#core/contract/site.ts';
import { servedSlack } from '#core/domain/operations/kept-data.ts';

const hourMs = 3_600_000;

interface Told {
  page: string;
  at: string;
}

interface Kept {
  path: string;
  firstServedAt: Date;
  lastServedAt: Date;
}

/** Whether a page can be the one that was shown: a browser may claim any page that it knows. */
export function canBeShown({ page, at }: Told, { path, firstServedAt, lastServedAt }: Kept) {
  const moment = Date.parse(at);
  return (
    page === path &&
    moment >= firstServedAt.getTime() - servedSlack.hoursBefore * hourMs &&
    moment <= lastServedAt.getTime() + servedSlack.daysAfter * 24 * hourMs
  );
}

/** Replaces the secret of a link in a kept page. */
export const blotted = '[secret]';

/**
 * A page without the secrets of its links, which are never stored: a reader of an archive must not
 * be able to act in the name of its person.
 */
export function withoutSecrets(html: string, secrets: readonly string[]): string {
  return secrets.reduce((text, secret) => text.replaceAll(secret, blotted), html);
}

/**
 * Limits of new pages kept in 24 hours. A person who opens their own page more often sees little
 * that is new. Visitors are anonymous until they apply, and anyone may post a form all day:
 * together they get twenty times what ten thousand applicants without a script need, for checks and
 * for all else.
 */
export const mostPagesADay = { ofOne: 20, ofVisitors: 2000 } as const;

/**
 * The address of the public page that is most like a page made for one person. The own page has
 * none of its own; the form that led to it shares its frame.
 */
export function pathOfAlike(path: string): string {
  return path === buyerPaths.own ? '/apply' : path;
}
