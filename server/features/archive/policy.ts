/**
 * How long before its first and after its last making a page can have been shown: it is stored after
 * its first visitor, made anew each day, and may stay open in a browser.
 */
export const servedSlack = { hoursBefore: 1, daysAfter: 2 };

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

/** Whether a page can be the one that was shown: a browser may tell of any page that it knows. */
export function canBeShown({ page, at }: Told, { path, firstServedAt, lastServedAt }: Kept) {
  const moment = Date.parse(at);
  return (
    page === path &&
    moment >= firstServedAt.getTime() - servedSlack.hoursBefore * hourMs &&
    moment <= lastServedAt.getTime() + servedSlack.daysAfter * 24 * hourMs
  );
}
