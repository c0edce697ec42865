import { dayAfter } from '#core/domain/office/day.ts';
import {
  measuredDays,
  type ServicePromise,
  servicePromise,
} from '#core/domain/office/service-promise.ts';
import { type Kept, keep } from '#server/db/keep.ts';
import type { Context, Services } from '../../context.ts';
import { findAnswersToApplicants } from './figures/queries.ts';
import { officeTerms } from '../../office-terms.ts';

type PromiseNeeds = Pick<Services, 'db' | 'config' | 'programme'>;

/**
 * Measures once a day how soon a person answered the applications of the thirty days that ended
 * yesterday; measured again when the office's hours change. Deleted, merged and erased leads are
 * not counted, and it names no figure of fewer than thirty people.
 */
export function keepServicePromise(needs: PromiseNeeds): Kept<ServicePromise | null> {
  const { db, config, programme } = needs;
  const { timeZone } = config;

  async function load() {
    const day = programme.today();
    const days = { from: dayAfter(day, -measuredDays), to: dayAfter(day, -1), timeZone };
    const { clock } = await officeTerms(needs);
    const answers = await findAnswersToApplicants(db.reports, days);
    return { day, promise: servicePromise({ ...days, answers, clock }) };
  }

  const kept = keep({
    changes: db.changes,
    topic: 'programme',
    load,
    isOver: ({ day }) => day !== programme.today(),
  });
  return {
    peek: () => kept.peek()?.promise,
    read: async () => (await kept.read()).promise,
  };
}

/** How soon a person answers, as measured until yesterday; null if that says too little. */
export function readServicePromise(context: Context): Promise<ServicePromise | null> {
  return context.servicePromise.read();
}
