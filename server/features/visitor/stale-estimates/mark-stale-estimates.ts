import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { JobKind } from '#server/db/jobs/job.ts';
import type { Transaction } from '#server/db/queryable.ts';
import type { Services } from '../../context.ts';
import { figuresOf } from './figure-terms.ts';
import { isEstimateStale } from './is-estimate-stale.ts';
import {
  analyzeStaleEstimates,
  findEditedLeads,
  findLeadsBefore,
  findLeadsBehind,
  forgetEdits,
  type Progress,
  storeProgress,
  storeStaleEstimates,
  lockProgress,
  type Place,
  readMomentBefore,
  type ShownLead,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'programme'>;

// A lead bears the moment at which its transaction began, and may be committed later. No statement
// runs longer than this.
const settledAfterSeconds = 60;

// In batches: each is one short transaction.
const leadsAtOnce = 500;

async function markBatch(tx: Transaction, leads: readonly ShownLead[], terms: ProgrammeTerms) {
  const ids = leads.map(({ id }) => id);
  const stale = leads.filter((lead) => isEstimateStale(lead, terms)).map(({ id }) => id);
  await storeStaleEstimates(tx, ids, stale);
}

/** The place of a walk after these leads; undefined after none. */
function lastPlace(leads: readonly ShownLead[]): Place | undefined {
  const last = leads.at(-1);
  return last && { at: last.at, id: last.id };
}

/** After all leads of that moment. */
const endOf = (at: string): Place => ({ at, id: Number.MAX_SAFE_INTEGER });

/** How far evaluation has come; from the beginning if the figures have changed since. */
async function progressFor(tx: Transaction, figures: string, settled: string): Promise<Progress> {
  const known = await lockProgress(tx);
  return known?.figures === figures
    ? known
    : {
        figures,
        newest: endOf(settled),
        before: endOf(settled),
      };
}

/**
 * Marks the newest leads. They are evaluated again once no earlier lead can still appear, but the
 * first result should not wait for that.
 */
async function markUnsettled(tx: Transaction, terms: ProgrammeTerms, graceSeconds: number) {
  const settled = endOf(await readMomentBefore(tx, graceSeconds));
  await markBatch(tx, await findLeadsBehind(tx, settled, 'infinity', leadsAtOnce), terms);
}

async function markOnce(
  tx: Transaction,
  terms: ProgrammeTerms,
  graceSeconds: number,
): Promise<{ hasMore: boolean; isPassOver: boolean }> {
  const settled = await readMomentBefore(tx, graceSeconds);
  const progress = await progressFor(tx, figuresOf(terms), settled);
  const { newest, before } = progress;

  const edited = await findEditedLeads(tx, leadsAtOnce);
  const newer = await findLeadsBehind(tx, newest, settled, leadsAtOnce);
  const older = before === null ? [] : await findLeadsBefore(tx, before, leadsAtOnce);
  for (const leads of [edited, newer, older]) {
    await markBatch(tx, leads, terms);
  }
  await forgetEdits(
    tx,
    edited.map(({ id }) => id),
  );
  await storeProgress(tx, {
    ...progress,
    newest: lastPlace(newer) ?? newest,
    before: lastPlace(older) ?? null,
  });
  return {
    hasMore: [edited, newer, older].some((leads) => leads.length > 0),
    isPassOver: before !== null && older.length === 0,
  };
}

interface Bounds {
  /** Age from which a lead's result is final. */
  graceSeconds?: number;
  /** No batch begins after this many milliseconds. */
  mostMs?: number;
}

/**
 * Marks the leads that were shown figures that today's terms would not show: all leads, newest
 * first, after a change of terms; otherwise those submitted or edited since. True if time ran out;
 * the next call continues.
 */
export async function markStaleEstimates(
  { db, programme }: Needs,
  { graceSeconds = settledAfterSeconds, mostMs = Infinity }: Bounds = {},
) {
  const end = performance.now() + mostMs;
  let hasMore = true;
  while (hasMore && performance.now() < end) {
    const terms = await programme.currentTerms();
    const step = await db.transaction((tx) => markOnce(tx, terms, graceSeconds));
    hasMore = step.hasMore;
    if (!hasMore) {
      await db.transaction((tx) => markUnsettled(tx, terms, graceSeconds));
    }
    if (step.isPassOver) {
      await analyzeStaleEstimates(db);
    }
  }
  return hasMore;
}

const pauseMs = 10_000;

// A worker runs one job after another: mails must not wait until a million leads are evaluated.
const mostMs = 5000;

/**
 * Marks every ten seconds the leads that were shown stale figures. While leads remain, other due
 * jobs may run in between.
 */
export function staleEstimatesJob(needs: Needs): JobKind {
  let hasMore = false;
  return {
    kind: 'judge_leads',
    leaseSeconds: 900,
    nextRun: (after) => new Date(hasMore ? after : after.getTime() + pauseMs),
    run: async () => {
      hasMore = await markStaleEstimates(needs, { mostMs });
      return { status: 'done' };
    },
  };
}
