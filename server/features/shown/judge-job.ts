import type { JobKind } from '#server/db/jobs/job.ts';
import { judgeLeads, type JudgeNeeds } from './judge-leads.ts';

const pauseMs = 10_000;

/** Every ten seconds: which leads were shown what no longer holds. */
export function judgeJob(needs: JudgeNeeds): JobKind {
  return {
    kind: 'judge_leads',
    leaseSeconds: 900,
    nextRun: (after) => new Date(after.getTime() + pauseMs),
    run: async () => {
      await judgeLeads(needs);
      return { status: 'done' };
    },
  };
}
