import { dailyAt, type JobKind } from '#server/db/jobs/job.ts';
import type { Services } from '../context.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** Looks every night for what a crash left of an upload; several servers may share the folder. */
export function sweepJob(services: Pick<Services, 'db' | 'config'>): JobKind {
  return {
    kind: 'sweep_uploads',
    leaseSeconds: 300,
    nextRun: dailyAt(4, 41),
    run: async () => {
      await sweepUploads(services);
      return { status: 'done' };
    },
  };
}
