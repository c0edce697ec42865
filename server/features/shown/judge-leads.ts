import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { JobKind } from '#server/db/jobs/job.ts';
import type { Transaction } from '#server/db/queryable.ts';
import type { Services } from '../context.ts';
import { figuresOf } from './figure-terms.ts';
import { isOutdated } from './is-outdated.ts';
import {
  analyzeOutdated,
  findSettledLead,
  findShownLeads,
  forgetEdits,
  type Judging,
  keepJudging,
  keepVerdicts,
  lockJudging,
  type ShownLead,
} from './queries.ts';

/** What judging needs. */
type JudgeNeeds = Pick<Services, 'db' | 'programme'>;

// An id may have been drawn for a row that is not committed yet. No statement runs longer than
// this.
const settledAfterSeconds = 60;

// In batches, because the embedded database does nothing else meanwhile.
const leadsAtOnce = 500;

async function judge(
  tx: Transaction,
  leads: readonly ShownLead[],
  terms: ProgrammeTerms,
): Promise<number[]> {
  const ids = leads.map(({ id }) => id);
  const outdated = leads.filter((lead) => isOutdated(lead, terms)).map(({ id }) => id);
  await keepVerdicts(tx, ids, outdated);
  return ids;
}

/** How far judging has come; from the beginning if the figures have changed since. */
async function standOf(tx: Transaction, figures: string, settled: number): Promise<Judging> {
  const known = await lockJudging(tx);
  return known?.figures === figures
    ? known
    : {
        figures,
        newestId: settled,
        belowId: settled + 1,
      };
}

/**
 * Judges the newest leads. They are judged again once no earlier lead can still appear, but the
 * first verdict should not wait for that.
 */
async function judgeUnsettled(
  tx: Transaction,
  terms: ProgrammeTerms,
  graceSeconds: number,
): Promise<void> {
  const settled = await findSettledLead(tx, graceSeconds);
  const bounds = [settled, Number.MAX_SAFE_INTEGER];
  await judge(tx, await findShownLeads(tx, 'newer', leadsAtOnce, bounds), terms);
}

async function judgeOnce(
  tx: Transaction,
  terms: ProgrammeTerms,
  graceSeconds: number,
): Promise<{ hasMore: boolean; isPassOver: boolean }> {
  const settled = await findSettledLead(tx, graceSeconds);
  const stand = await standOf(tx, figuresOf(terms), settled);
  const { newestId, belowId } = stand;

  const edited = await judge(tx, await findShownLeads(tx, 'edited', leadsAtOnce), terms);
  await forgetEdits(tx, edited);
  const bounds = [newestId, settled];
  const newer = await judge(tx, await findShownLeads(tx, 'newer', leadsAtOnce, bounds), terms);
  const older =
    belowId === null
      ? []
      : await judge(tx, await findShownLeads(tx, 'older', leadsAtOnce, [belowId]), terms);

  await keepJudging(tx, {
    ...stand,
    newestId: newer.at(-1) ?? newestId,
    belowId: older.at(-1) ?? null,
  });
  return {
    hasMore: [edited, newer, older].some((ids) => ids.length > 0),
    isPassOver: belowId !== null && older.length === 0,
  };
}

interface Bounds {
  /** Age from which a lead's verdict is final. */
  graceSeconds?: number;
  /** No batch begins after this many milliseconds. */
  mostMs?: number;
}

/**
 * Judges which leads were shown figures that today's terms would not show: all leads, newest first,
 * after a change of terms; otherwise those submitted or edited since. True if time ran out; the
 * next call continues.
 */
export async function judgeLeads(
  { db, programme }: JudgeNeeds,
  { graceSeconds = settledAfterSeconds, mostMs = Infinity }: Bounds = {},
): Promise<boolean> {
  const end = performance.now() + mostMs;
  let hasMore = true;
  while (hasMore && performance.now() < end) {
    const terms = await programme.currentTerms();
    const step = await db.transaction((tx) => judgeOnce(tx, terms, graceSeconds));
    hasMore = step.hasMore;
    if (!hasMore) {
      await db.transaction((tx) => judgeUnsettled(tx, terms, graceSeconds));
    }
    if (step.isPassOver) {
      await analyzeOutdated(db);
    }
  }
  return hasMore;
}

const pauseMs = 10_000;

// A worker runs one job after another: mails must not wait until a million leads are judged.
const mostMs = 5000;

/**
 * Judges every ten seconds which leads were shown outdated figures. While leads remain, other due
 * jobs may run in between.
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
