import type { OperatorSetting } from '#core/domain/launch/operator-settings.ts';
import { factReviewBy, isFactConfirmed } from '#core/domain/launch/fact-state.ts';
import { type FactToConfirm, factsToConfirm } from '#core/domain/launch/facts-to-confirm.ts';
import { ruleReviewBy } from '#core/domain/launch/rule-review.ts';
import type { ProgrammeTerms, UncheckedRule } from '#core/domain/programme-terms.ts';
import { valuesIdOf } from './values-id-of.ts';
import type { ReplacedRule } from './restore/present-replaced.ts';
import type { ConfirmationRow } from './queries.ts';

interface Rulebook {
  terms: ProgrammeTerms;
  version: string;
  rules: readonly UncheckedRule[];
  replaced: readonly ReplacedRule[];
  /** The newest first. */
  confirmations: readonly ConfirmationRow[];
  names: ReadonlyMap<number, string>;
  today: string;
  missing: readonly OperatorSetting[];
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

function presentFact(
  fact: FactToConfirm,
  { confirmations, names, today }: Pick<Rulebook, 'confirmations' | 'names' | 'today'>,
) {
  const { id, title, detail, severity, review, ruleKeys } = fact;
  const isConfirmed = isFactConfirmed(fact, confirmations, today);
  return {
    id,
    title,
    detail,
    severity,
    ruleKeys: [...ruleKeys],
    valuesId: valuesIdOf(fact),
    isConfirmed,
    state: isConfirmed ? ('confirmed' as const) : ('open' as const),
    review,
    reviewBy: factReviewBy(fact, confirmations),
    confirmations: confirmations
      .filter((said) => said.fact === id)
      .map((one) => presentConfirmation(one, names)),
  };
}

/** The rulebook as staff see it. */
export function presentProgramme(rulebook: Rulebook) {
  const { terms, version, rules, replaced, today, missing } = rulebook;
  const facts = factsToConfirm(terms, today, rules).map((fact) => presentFact(fact, rulebook));
  const confirmedBy = new Map(
    facts.flatMap(({ isConfirmed, ruleKeys, reviewBy }) =>
      isConfirmed ? ruleKeys.map((key) => [key, reviewBy] as const) : [],
    ),
  );
  return {
    asOf: terms.asOf,
    version,
    showsOnlyConfirmed: terms.showOnlyConfirmed,
    missingSettings: [...missing],
    rules: rules.map((rule) => ({
      key: rule.key,
      value: rule.value,
      effectiveFrom: rule.effectiveFrom,
      effectiveTo: rule.effectiveTo,
      source: rule.source,
      basis: rule.basis ?? null,
      reviewBy: ruleReviewBy(rule, confirmedBy),
      replaced: replaced
        .filter(
          ({ key, effectiveFrom }) => key === rule.key && effectiveFrom === rule.effectiveFrom,
        )
        .map(({ value, source, shownFrom, shownTo }) => ({ value, source, shownFrom, shownTo })),
    })),
    factsToConfirm: facts,
  };
}
