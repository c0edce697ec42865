import { isFactConfirmed } from '#core/domain/launch/shown-terms.ts';
import {
  factsToConfirm,
  type ProgrammeTerms,
  type UncheckedRule,
} from '#core/domain/programme-terms.ts';
import { valuesIdOf } from './fact-values.ts';
import type { ConfirmationRow } from './queries.ts';

interface Rulebook {
  terms: ProgrammeTerms;
  version: string;
  rules: readonly UncheckedRule[];
  /** The newest first. */
  confirmations: readonly ConfirmationRow[];
  names: ReadonlyMap<number, string>;
  today: string;
}

function presentConfirmation(
  { isConfirmed, confirmedBy, ground, recordedBy, createdAt }: ConfirmationRow,
  names: Rulebook['names'],
) {
  return {
    isConfirmed,
    confirmedBy,
    ground,
    recordedBy: names.get(recordedBy) ?? 'Somebody',
    createdAt: createdAt.toISOString(),
  };
}

/** The rulebook as staff see it. */
export function presentProgramme({ terms, version, rules, confirmations, names, today }: Rulebook) {
  return {
    asOf: terms.asOf,
    version,
    showsOnlyConfirmed: terms.showOnlyConfirmed,
    rules: rules.map(({ key, value, effectiveFrom, effectiveTo, source, basis }) => ({
      key,
      value,
      effectiveFrom,
      effectiveTo,
      source,
      basis: basis ?? null,
    })),
    factsToConfirm: factsToConfirm(terms, today).map(
      ({ id, title, detail, severity, ruleKeys }) => ({
        id,
        title,
        detail,
        severity,
        ruleKeys: [...ruleKeys],
        valuesId: valuesIdOf(ruleKeys, terms),
        isConfirmed: isFactConfirmed({ id, ruleKeys }, terms, confirmations),
        confirmations: confirmations
          .filter(({ fact }) => fact === id)
          .map((one) => presentConfirmation(one, names)),
      }),
    ),
  };
}
