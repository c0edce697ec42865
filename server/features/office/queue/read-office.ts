import { type AskedDays, askedRange, lengthOf } from '#core/contract/operations/reports.ts';
import { percentile } from '#core/domain/office/percentile.ts';
import { leadWorkers } from '#core/domain/accounts/staff-role.ts';
import { dayIn } from '#server/outside/clock.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import {
  type CountedDays,
  countOutcomes,
  countOwned,
  countUnowned,
  findFirstAnswers,
} from './figures/queries.ts';
import { findMembers } from '../../accounts/staff/queries.ts';
import { staffName } from '../../name-staff.ts';
import { type Office, officeTerms } from '../../office-terms.ts';

/** A limit, because every answer is read to find the median. */
const mostDays = 366;

/**
 * Each owner's open work now, and what they did in a range of days, exact as of a moment. It counts
 * the leads of all owners for every caller, so its entry admits only staff who see all leads.
 */
export async function readOffice(context: StaffContext, query: AskedDays) {
  const { db, now, config, figures } = context;
  const { timeZone } = config;
  const range = askedRange(query, dayIn(timeZone, now));
  if (lengthOf(range) > mostDays) {
    throw new HttpError(400, 'The office is counted for a year at most. Choose a later first day.');
  }
  const office = await officeTerms(context);
  const members = await findMembers(db);
  const counted = await figures.leads.read(`office ${range.from} to ${range.to}`, async () => ({
    ...(await countOffice(context, office, { ...range, timeZone })),
    asOf: now,
  }));
  // Members who own no leads any more are shown if they did something.
  const shown = members.filter(({ id, isActive, role }) => {
    return counted.byOwner.has(id) || (isActive && leadWorkers.includes(role));
  });
  const items = shown.map(({ id, username, firstName, lastName, isActive, onShift }) => ({
    ownerId: id,
    name: staffName({ username, firstName, lastName }),
    isActive,
    isOnShift: isActive && onShift,
    ...noFigures,
    ...counted.byOwner.get(id),
  }));
  return {
    ...range,
    asOf: counted.asOf,
    unownedWaiting: counted.unownedWaiting,
    items,
  };
}

const noFigures = {
  open: 0,
  waiting: 0,
  firstAnswerMedianMinutes: null as number | null,
  firstAnswerP90Minutes: null as number | null,
  reached: 0,
  qualified: 0,
  closed: 0,
};

type Figures = typeof noFigures;

async function countOffice({ db }: StaffContext, { clock }: Office, days: CountedDays) {
  const reads = db.reports;
  const [owned, unownedWaiting, answers, outcomes] = await Promise.all([
    countOwned(reads),
    countUnowned(reads),
    findFirstAnswers(reads, days),
    countOutcomes(reads, days),
  ]);
  const byOwner = new Map<number, Figures>();
  const add = (ownerId: number | null, figures: Partial<Figures>) => {
    if (ownerId !== null) {
      byOwner.set(ownerId, { ...noFigures, ...byOwner.get(ownerId), ...figures });
    }
  };
  owned.forEach(({ ownerId, open, waiting }) => add(ownerId, { open, waiting }));
  outcomes.forEach(({ ownerId, qualified, closed }) => add(ownerId, { qualified, closed }));
  for (const [ownerId, own] of Map.groupBy(answers, ({ ownerId: id }) => id)) {
    const minutes = own.map((one) => clock.minutesBetween(one.createdAt, one.answeredAt));
    add(ownerId, {
      reached: own.length,
      firstAnswerMedianMinutes: rounded(percentile(minutes, 0.5)),
      firstAnswerP90Minutes: rounded(percentile(minutes, 0.9)),
    });
  }
  return { byOwner, unownedWaiting };
}

function rounded(minutes: number | null): number | null {
  return minutes === null ? null : Math.round(minutes * 10) / 10;
}
