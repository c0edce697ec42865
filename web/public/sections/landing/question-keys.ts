import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { localeOf } from '#core/i18n/format.ts';
import { statesByName } from '#core/i18n/state-names.ts';

/** The questions of the eligibility page, in order. */
export const questionKeys = ['what', 'who', 'save', 'states', 'approval'] as const;

/** What the answers name besides the figures: the eligible states, and what is told of buyers and credit. */
export function questionValues({ terms, language }: SiteData) {
  const names = statesByName(language, terms.eligibleStates).map(({ name }) => name);
  return {
    states: new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names),
    saysMost: mayShow(terms, 'most-buyers') ? 'yes' : 'no',
    hasCredit: terms.taxCreditRate > 0 ? 'yes' : 'no',
  };
}
