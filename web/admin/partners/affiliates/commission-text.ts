import type { Language } from '#core/domain/language.ts';
import { type CommissionTerms, unitOf } from '#core/domain/partners/commission.ts';
import { formatExactDollars, formatRate } from '#core/i18n/format.ts';
import type { Texts } from '#web/office/messages/texts.ts';

/** A commission as people say it: "3% of the price" or "$500 a closing". */
export function commissionText(
  t: Texts<'admin.affiliates.commission'>,
  terms: CommissionTerms,
  language: Language,
): string {
  const { commissionRate } = terms;
  return unitOf(terms) === 'percent'
    ? t('share', { rate: formatRate(commissionRate, language) })
    : t('closing', { amount: formatExactDollars(commissionRate, language) });
}
