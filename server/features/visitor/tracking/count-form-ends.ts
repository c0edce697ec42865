import { formFields, formSteps } from '#core/contract/visitor/forms/form-exit.ts';
import { languages } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findFormEnds, type FormEnds, type TrackedDays } from './queries.ts';

const mostFields = 3;

function sum(ends: readonly FormEnds[]): number {
  return ends.reduce((total, { count }) => total + count, 0);
}

/** By form and language, who began it, who sent it, and at which controls most others left. */
export async function countFormEnds(db: Queryable, days: TrackedDays) {
  const found = await findFormEnds(db, days);
  const rows = formSteps.flatMap((step) =>
    languages.map((language) => {
      const ends = found.filter((one) => one.step === step && one.language === language);
      const left = formFields[step].map((field) => ({
        field,
        count: sum(ends.filter((one) => one.field === field)),
      }));
      return {
        step,
        language,
        began: sum(ends),
        sent: sum(ends.filter(({ isSent }) => isSent)),
        left: left
          .filter(({ count }) => count > 0)
          .toSorted((one, other) => other.count - one.count)
          .slice(0, mostFields),
      };
    }),
  );
  return rows.filter(({ began }) => began > 0);
}
