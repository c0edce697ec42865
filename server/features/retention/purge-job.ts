import { dailyAt, type JobKind } from '#server/db/jobs/job.ts';
import { purgeExpired, type PurgeNeeds } from './purge-expired.ts';

/** The cleaning of every night. */
export function purgeJob(needs: PurgeNeeds): JobKind {
  return {
    kind: 'purge_expired',
    leaseSeconds: 900,
    nextRun: dailyAt(4, 17),
    run: async () => {
      await purgeExpired(needs);
      return { status: 'done' };
    },
  };
}
