import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { JobKind } from '#server/db/jobs/job.ts';
import type { Transaction } from '#server/db/queryable.ts';
import type { Services } from '../../context.ts';
import { figuresOf } from './figure-terms.ts';
import { isOutdated } from './is-outdated.ts';
import {
  analyzeOutdated,
  findEditedLeads,
  findLeadsBefore,
  findLeadsBehind,
  forgetEdits,
  type Judging,
  keepJudging,
  keepVerdicts,
  lockJudging,
  type Place,
  readMomentBefore,
  type ShownLead,
} from './queries.ts';

type JudgeNeeds = Pick<Services, 'db' | 'programme'>;

// A lead bears the moment at which its transaction began, and may be committed later. No statement
// runs longer than this.
const settledAfterSeconds = 60;

// In batches: each is one short transaction.
const leadsAtOnce = 500;

async function judge(
  tx: Transaction,
  leads: readonly ShownLead[],
  terms: ProgrammeTerms,
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  const outdated = leads.filter((lead) => isOutdated(lead, terms)).map(({ id }) => id);
  await keepVerdicts(tx, ids, outdated);
}

/** The place of a walk after these leads; undefined after none. */
function lastPlace(leads: readonly ShownLead[]): Place | undefined {
  const last = leads.at(-1);
  return last && { at: last.at, id: last.id };
}

/** After all leads of that moment. */
const endOf = (at: string): Place => ({ at, id: Number.MAX_SAFE_INTEGER });

/** How far judging has come; from the beginning if the figures have changed since. */
async function standOf(tx: Transaction, figures: string, settled: string): Promise<Judging> {
  const known = await lockJudging(tx);
  return known?.figures === figures
    ? known
    : {
        figures,
        newest: endOf(settled),
        before: endOf(settled),
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
  const settled = endOf(await readMomentBefore(tx, graceSeconds));
  await judge(tx, await findLeadsBehind(tx, settled, 'infinity', leadsAtOnce), terms);
}

async function judgeOnce(
  tx: Transaction,
  terms: ProgrammeTerms,
  graceSeconds: number,
): Promise<{ hasMore: boolean; isPassOver: boolean }> {
  const settled = await readMomentBefore(tx, graceSeconds);
  const stand = await standOf(tx, figuresOf(terms), settled);
  const { newest, before } = stand;

  const edited = await findEditedLeads(tx, leadsAtOnce);
  const newer = await findLeadsBehind(tx, newest, settled, leadsAtOnce);
  const older = before === null ? [] : await findLeadsBefore(tx, before, leadsAtOnce);
  for (const leads of [edited, newer, older]) {
    await judge(tx, leads, terms);
  }
  await forgetEdits(
    tx,
    edited.map(({ id }) => id),
  );
  await keepJudging(tx, {
    ...stand,
    newest: lastPlace(newer) ?? newest,
    before: lastPlace(older) ?? null,
  });
  return {
    hasMore: [edited, newer, older].some((leads) => leads.length > 0),
    isPassOver: before !== null && older.length === 0,
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
