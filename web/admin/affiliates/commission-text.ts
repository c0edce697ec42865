import type { Language } from '#core/domain/language.ts';
import { centsFromDollars } from '#core/domain/money.ts';
import { formatCents, formatDollars, formatPercent } from '#core/i18n/format.ts';
import type { Texts } from '#web/office/messages/texts.ts';

interface Commission {
  /** A share of the price with a license, dollars per closing without. */
  commissionRate: number;
  isLicensedRealtor: boolean;
}

/** A commission as people say it: "3% of the price" or "$500 a closing". */
export function commissionText(
  t: Texts<'admin.affiliates.commission'>,
  { commissionRate, isLicensedRealtor }: Commission,
  language: Language,
): string {
  if (isLicensedRealtor) {
    return t('share', { rate: formatPercent(commissionRate, language, 2) });
  }
  const amount = Number.isInteger(commissionRate)
    ? formatDollars(commissionRate, language)
    : formatCents(centsFromDollars(commissionRate), language);
  return t('closing', { amount });
}
