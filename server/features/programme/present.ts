import type { OperatorSetting } from '#core/domain/programme/launch/operator-settings.ts';
import { factReviewBy, isFactConfirmed } from '#core/domain/programme/launch/fact-state.ts';
import {
  type FactToConfirm,
  factsToConfirm,
} from '#core/domain/programme/launch/facts-to-confirm.ts';
import { confirmedTerms, ruleReviewBy } from '#core/domain/programme/launch/rule-review.ts';
import type { ProgrammeTerms, UncheckedRule } from '#core/domain/programme/programme-terms.ts';
import { replacedValues } from '#core/domain/programme/revision/superseded.ts';
import { canonicalJson, sha256 } from '#server/outside/ids.ts';
import type { Programme } from '../context.ts';
import type { ConfirmationRow, RevisionRow } from './queries.ts';

/** A value that visitors were shown until another one of the same day took its place. */
interface ReplacedRule {
  key: string;
  effectiveFrom: string;
  value: unknown;
  source: string;
  /** Null if it was shown from the beginning of its day. */
  shownFrom: string | null;
  shownTo: string;
}

/**
 * Values that visitors were shown but no rule holds any more; a value replaced before its first day
 * was never shown.
 */
export function presentReplaced(
  published: readonly RevisionRow[],
  { dayOf }: Pick<Programme, 'dayOf'>,
): ReplacedRule[] {
  const shown = replacedValues(published).filter(
    ({ revision, by }) => dayOf(by.publishedAt!) >= revision.effectiveFrom,
  );
  return shown.map(({ key, revision, by }) => {
    const { effectiveFrom, terms, source } = revision;
    const publishedAt = revision.publishedAt!;
    return {
      key,
      effectiveFrom,
      value: terms[key],
      source,
      shownFrom: dayOf(publishedAt) < effectiveFrom ? null : publishedAt.toISOString(),
      shownTo: by.publishedAt!.toISOString(),
    };
  });
}

interface Rulebook {
  terms: ProgrammeTerms;
  version: string;
  rules: readonly UncheckedRule[];
  replaced: readonly ReplacedRule[];
  /** Newest first. */
  confirmations: readonly ConfirmationRow[];
  names: ReadonlyMap<number, string>;
  today: string;
  missing: readonly OperatorSetting[];
}

/** Hash of what a fact is about, 16 characters; changes with any of its values. */
export function valuesIdOf({ about }: Pick<FactToConfirm, 'about'>): string {
  return sha256(canonicalJson(about)).slice(0, 16);
}

function presentConfirmation(
  { isConfirmed, confirmedBy, ground, recordedBy, createdAt }: ConfirmationRow,
  names: Rulebook['names'],
) {
  return {
    isConfirmed,
    confirmedBy,
    ground,
    recordedBy: names.get(recordedBy) ?? 'Someone',
    createdAt,
  };
}

function presentFact(
  fact: FactToConfirm,
  { confirmations, names, today }: Pick<Rulebook, 'confirmations' | 'names' | 'today'>,
) {
  const { id, title, detail, severity, needs, review, ruleKeys } = fact;
  const isConfirmed = isFactConfirmed(fact, confirmations, today);
  return {
    id,
    title,
    detail,
    severity,
    needs,
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

export function presentProgramme(rulebook: Rulebook) {
  const { terms, version, rules, replaced, today, missing } = rulebook;
  const facts = factsToConfirm(terms, today, rules);
  const confirmedBy = confirmedTerms(facts, rulebook.confirmations, today);
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
    factsToConfirm: facts.map((fact) => presentFact(fact, rulebook)),
  };
}
