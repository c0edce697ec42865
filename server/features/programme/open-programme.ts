import {
  type FactToConfirm,
  factsToConfirm,
} from '#core/domain/programme/launch/facts-to-confirm.ts';
import { confirmedTerms, nextReviewOf } from '#core/domain/programme/launch/rule-review.ts';
import { openFacts, shownTerms } from '#core/domain/programme/launch/shown-terms.ts';
import {
  type ProgrammeTerms,
  termsAsOf,
  type UncheckedRule,
} from '#core/domain/programme/programme-terms.ts';
import { keep } from '#server/db/keep.ts';
import type { Database } from '#server/db/open.ts';
import { type Clock, dayIn } from '#server/outside/clock.ts';
import { canonicalJson, sha256 } from '#server/outside/ids.ts';
import type { Programme } from '../context.ts';
import { findConfirmations, storeTerms } from './queries.ts';
import { readRulebook } from './read-rulebook.ts';

interface Loaded {
  day: string;
  rules: UncheckedRule[];
  terms: ProgrammeTerms;
  entered: ProgrammeTerms;
  open: FactToConfirm[];
  confirmedBy: ReadonlyMap<string, string>;
}

/** Keeps today's terms in memory; they are read again on a new day and after a change. */
export function openProgramme(database: Database, clock: Clock, timeZone: string): Programme {
  const dayOf = (moment: Date): string => dayIn(timeZone, moment);
  const today = (): string => dayOf(clock.now());

  async function load(): Promise<Loaded> {
    const day = today();
    const rules = await readRulebook(database);
    const entered = termsAsOf(rules, day, '');
    const said = await findConfirmations(database, { dayOf });
    const shown = shownTerms(entered, said, rules);
    const open = openFacts(entered, said, rules);
    const { asOf, version: _none, ...content } = shown;
    const version = sha256(canonicalJson(content)).slice(0, 16);
    await storeTerms(database, {
      id: version,
      asOf,
      terms: content,
    });
    const terms = {
      ...content,
      asOf,
      version,
    };
    return {
      day,
      rules,
      terms,
      entered,
      open,
      confirmedBy: confirmedTerms(factsToConfirm(entered, day, rules), said, day),
    };
  }

  const kept = keep({
    changes: database.changes,
    topic: 'programme',
    load,
    isOver: ({ day }) => day !== today(),
  });
  return {
    today,
    dayOf,
    currentTerms: async () => (await kept.read()).terms,
    enteredTerms: async () => (await kept.read()).entered,
    openFacts: async () => (await kept.read()).open,
    openHighFacts: async () =>
      (await kept.read()).open.filter(({ severity }) => severity === 'high').length,
    peekTerms: () => kept.peek()?.terms,
    currentRules: async () => (await kept.read()).rules,
    nextReviewOf: async (keys, most) => {
      const { day, ...loaded } = await kept.read();
      return nextReviewOf(keys, { ...loaded, today: day }, most);
    },
  };
}
