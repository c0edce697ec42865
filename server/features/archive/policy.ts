import { servedSlack } from '#core/domain/kept-data.ts';

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
