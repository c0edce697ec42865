import type { JobKind } from '#server/db/jobs/job.ts';
import { judgeLeads, type JudgeNeeds } from './judge-leads.ts';

const pauseMs = 10_000;

// The worker does one job after the other: mails do not wait until a million leads are judged.
const mostMs = 5000;

/**
 * Every ten seconds: which leads were shown what no longer holds. While there are more, whatever
 * else is due comes between.
 */
export function judgeJob(needs: JudgeNeeds): JobKind {
  let hasMore = false;
  return {
    kind: 'judge_leads',
    leaseSeconds: 900,
    nextRun: (after) => new Date(hasMore ? after : after.getTime() + pauseMs),
    run: async () => {
      hasMore = await judgeLeads(needs, { mostMs });
      return { status: 'done' };
    },
  };
}
