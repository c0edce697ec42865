import type { Queryable } from '#server/db/queryable.ts';
import type { Deps } from '../deps.ts';
import { listNewestLeads } from '../leads/list-newest.ts';
import { listNewestInteractions } from '../tracking/list-newest.ts';
import { presentFigures } from './present.ts';
import { type Figures, readFigures } from './queries.ts';

const manyRows = 50_000;
const longestMs = 60_000;

/**
 * Reads the dashboard's figures. While they are small they are always counted anew; beyond that
 * they are kept for twenty times as long as counting took, so that counting never fills more than a
 * twentieth of the database's time.
 */
export class Dashboard {
  readonly #deps: Deps;
  #kept:
    | {
        figures: Figures;
        at: number;
        tookMs: number;
      }
    | undefined;
  #counting: Promise<Figures> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async #count(): Promise<Figures> {
    const { database, config, clock } = this.#deps;
    const start = performance.now();
    const figures = await readFigures(database, config.timeZone, clock.now());
    this.#kept = {
      figures,
      at: performance.now(),
      tookMs: performance.now() - start,
    };
    return figures;
  }

  async readStats() {
    const kept = this.#kept;
    const age = kept ? performance.now() - kept.at : Infinity;
    const isKept =
      kept !== undefined &&
      kept.figures.pageViews + kept.figures.totalLeads > manyRows &&
      age < longestMs;
    const isStale = !isKept || age > 20 * kept.tookMs;
    if (isStale) {
      this.#counting ??= this.#count().finally(() => {
        this.#counting = undefined;
      });
    }
    if (!isKept) {
      return presentFigures(await this.#counting!);
    }
    // The next question gets what is being counted now; a failure shows itself then.
    this.#counting?.catch(() => {});
    return presentFigures(kept.figures);
  }
}

/** The five newest leads and the five newest interactions. */
export async function readActivity(db: Queryable) {
  return { leads: await listNewestLeads(db, 5), interactions: await listNewestInteractions(db, 5) };
}
