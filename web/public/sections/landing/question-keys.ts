import type { SiteData } from '#core/contract/site.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { localeOf } from '#core/i18n/format.ts';
import { statesByName } from '#core/i18n/state-names.ts';

/** The questions of the eligibility page, in order. */
export const questionKeys = ['what', 'who', 'save', 'states', 'approval'] as const;

/**
 * Values in the answers: the figures, the eligible states, and whether there is a credit to
 * mention.
 */
export function questionValues({ terms, language }: SiteData) {
  const names = statesByName(language, terms.eligibleStates).map(({ name }) => name);
  return {
    ...siteFigures(terms, language),
    states: new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names),
    hasCredit: terms.taxCreditRate > 0 ? 'yes' : 'no',
  };
}
