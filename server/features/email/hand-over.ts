import { type Batch, makeBatch } from '#server/db/batch.ts';
import type { Job } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { type Handover, markHandedOver } from './queries.ts';

/** Mails on their way to the mail server; those that are ready together are one commit. */
export type Handovers = Batch<Handover, string | undefined>;

/** Opens the handing over of a process. */
export function openHandovers(db: Queryable): Handovers {
  return makeBatch<Handover, string | undefined>({
    write: (mails) => markHandedOver(db, mails),
    size: 50,
    concurrency: 1,
    capacity: 1000,
  });
}

/**
 * Writes down, before a mail goes to the mail server, that it does: its Message-ID, the same at every
 * try, what it says (`words` replaces what was kept at an earlier try), and that one more answer is
 * awaited. Answers the Message-ID; undefined where another worker has the mail by now.
 */
export function handOver(
  handovers: Handovers,
  { id, attempts }: Job,
  host: string,
  words: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  return handovers.add({
    id,
    attempts,
    host,
    words,
  });
}
