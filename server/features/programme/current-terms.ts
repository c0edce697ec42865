import {
  type ProgrammeTerms,
  termsAsOf,
  type UncheckedRule,
} from '#core/domain/programme-terms.ts';
import type { Database } from '#server/db/open.ts';
import { type Clock, dayIn } from '#server/outside/clock.ts';
import { canonicalJson, sha256 } from '#server/outside/ids.ts';
import { listRules, storeTerms } from './queries.ts';

/** The terms every figure is computed from. */
export interface Programme {
  /** Today's calendar day where the lender is. */
  today(): string;
  /** Today's terms; their `version` is the id of their row in terms_versions. */
  currentTerms(): Promise<ProgrammeTerms>;
  currentRules(): Promise<UncheckedRule[]>;
  /** Called after a rule was changed. */
  invalidate(): void;
}

interface Loaded {
  day: string;
  at: number;
  rules: UncheckedRule[];
  terms: ProgrammeTerms;
}

// Another server process may have changed a rule.
const freshMs = 30_000;

/**
 * Keeps today's terms in memory; they are read again on a new day, after a change, and every half
 * minute.
 */
export function openProgramme(database: Database, clock: Clock, timeZone: string): Programme {
  let loading: Promise<Loaded> | undefined;
  let loaded: Loaded | undefined;
  const today = (): string => dayIn(timeZone, clock.now());

  async function load(day: string): Promise<Loaded> {
    const rules = await listRules(database);
    const { asOf, version: _none, ...content } = termsAsOf(rules, day, '');
    const text = canonicalJson(content);
    const version = sha256(text).slice(0, 16);
    await storeTerms(database, version, asOf, text);
    return {
      day,
      at: performance.now(),
      rules,
      terms: {
        ...content,
        asOf,
        version,
      },
    };
  }

  async function get(): Promise<Loaded> {
    const day = today();
    if (loaded?.day === day && performance.now() - loaded.at < freshMs) {
      return loaded;
    }
    loading ??= load(day)
      .then((result) => (loaded = result))
      .finally(() => {
        loading = undefined;
      });
    // The old terms of the same day still serve while the new ones are read.
    return loaded?.day === day ? (loading.catch(() => {}), loaded) : loading;
  }

  return {
    today,
    currentTerms: async () => (await get()).terms,
    currentRules: async () => (await get()).rules,
    invalidate: () => {
      loaded = undefined;
    },
  };
}
