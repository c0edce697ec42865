import { type FactToConfirm, factsToConfirm, type ProgrammeTerms } from '../programme-terms.ts';

/** What somebody said of a doubtful fact, and the values of its terms at that time. */
export interface FactConfirmation {
  readonly fact: string;
  readonly isConfirmed: boolean;
  readonly about: Readonly<Record<string, unknown>>;
}

/**
 * Whether a fact is confirmed: its newest word says so, and every term it is about still has the
 * value that was confirmed. `newestFirst` may hold other facts' words as well.
 */
export function isFactConfirmed(
  { id, ruleKeys }: Pick<FactToConfirm, 'id' | 'ruleKeys'>,
  terms: ProgrammeTerms,
  newestFirst: readonly FactConfirmation[],
): boolean {
  const newest = newestFirst.find(({ fact }) => fact === id);
  return (
    newest !== undefined &&
    newest.isConfirmed &&
    ruleKeys.every((key) => JSON.stringify(terms[key]) === JSON.stringify(newest.about[key]))
  );
}

/** What a doubtful term is while only what is confirmed is shown: what promises nothing. */
const quiet: Readonly<Record<string, Partial<ProgrammeTerms>>> = {
  'tax-credit-ended': { taxCreditRate: 0 },
  'consent-preticked': { consentDefault: false },
  'payment-illustration': { offersRateField: false, showsMonthlyCost: false },
};

/**
 * The terms as visitors are shown them: the entered ones, or, where the lender wants only confirmed
 * facts shown, without what nobody confirmed. `withheld` then names these facts, and the pages leave
 * out or reword what rests on them.
 */
export function shownTerms(
  entered: ProgrammeTerms,
  newestFirst: readonly FactConfirmation[],
): ProgrammeTerms {
  // What partners earn is nothing while no commissions are paid.
  const unpaid = entered.paysCommissions ? [] : ['referral-fees'];
  if (!entered.showOnlyConfirmed) {
    return unpaid.length === 0 ? entered : { ...entered, withheld: unpaid };
  }
  const unconfirmed = factsToConfirm(entered, entered.asOf)
    .filter((fact) => !isFactConfirmed(fact, entered, newestFirst))
    .map(({ id }) => id);
  const withheld = [...unconfirmed, ...unpaid];
  const changes = withheld.map((id) => quiet[id] ?? {});
  return Object.assign({}, entered, ...changes, { withheld }) as ProgrammeTerms;
}
