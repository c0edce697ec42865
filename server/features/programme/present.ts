import {
  factsToConfirm,
  type ProgrammeTerms,
  type UncheckedRule,
} from '#core/domain/programme-terms.ts';

/** The rulebook as staff see it. */
export function presentProgramme(
  terms: ProgrammeTerms,
  rules: readonly UncheckedRule[],
  today: string,
) {
  return {
    asOf: terms.asOf,
    version: terms.version,
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
      }),
    ),
  };
}
