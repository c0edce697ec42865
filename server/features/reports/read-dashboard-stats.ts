import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { leadRows, leadScopeOf } from '../lead-scope.ts';
import { countLeads } from '../leads/count-leads.ts';
import { countCalculations } from '../savings/count-calculations.ts';
import { countVisits } from '../tracking/count-visits.ts';
import { type Figures, presentFigures } from './present.ts';

const manyRows = 50_000;
const longestMs = 60_000;
const restForWork = 20;

interface Counted {
  figures: Figures;
  at: number;
  tookMs: number;
}

/** The figures as they were counted last, and what is being counted. */
export interface KeptFigures {
  counted?: Counted;
  counting?: Promise<Counted> | undefined;
}

/** A process keeps figures for each scope of leads: an agent never gets those of an admin. */
export type FiguresByScope = Map<string, KeptFigures>;

/**
 * Reads the dashboard's figures. While they are small they are always counted anew; beyond that
 * they are kept for twenty times as long as counting took, so that counting never fills more than a
 * twentieth of the database's time.
 */
export async function readDashboardStats(
  context: Context<StaffActor> & { figuresByScope: FiguresByScope },
) {
  const kept = keptFor(context);
  const { counted } = kept;
  if (!counted || !isLarge(counted) || ageOf(counted) >= longestMs) {
    const { figures } = await countOnce(context, kept);
    return presentFigures(figures);
  }
  if (ageOf(counted) > restForWork * counted.tookMs) {
    // The next question gets what is being counted now; a failure shows itself then.
    countOnce(context, kept).catch(() => {});
  }
  return presentFigures(counted.figures);
}

function keptFor({ actor, figuresByScope }: Parameters<typeof readDashboardStats>[0]): KeptFigures {
  const scope = JSON.stringify(leadRows(leadScopeOf(actor)));
  const kept = figuresByScope.get(scope) ?? {};
  figuresByScope.set(scope, kept);
  return kept;
}

function isLarge({ figures }: Counted): boolean {
  return figures.pageViews + figures.totalLeads > manyRows;
}

function ageOf({ at }: Counted): number {
  return performance.now() - at;
}

/** Whoever asks while it is being counted gets the same figures. */
function countOnce(context: Context<StaffActor>, kept: KeptFigures): Promise<Counted> {
  kept.counting ??= count(context)
    .then((counted) => (kept.counted = counted))
    .finally(() => {
      kept.counting = undefined;
    });
  return kept.counting;
}

async function count(context: Context<StaffActor>): Promise<Counted> {
  const start = performance.now();
  const leads = await countLeads(context);
  const calculatorUses = await countCalculations(context);
  const { pageViews, visits } = await countVisits(context);
  const end = performance.now();
  return {
    figures: {
      totalLeads: leads.total,
      todayLeads: leads.today,
      calculatorUses,
      pageViews,
      visits,
    },
    at: end,
    tookMs: end - start,
  };
}
