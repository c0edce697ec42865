import type { BringTerms, CashToBring } from '#core/domain/visitor/cost/cash-to-bring.ts';
import { formatRate } from '#core/i18n/format.ts';
import type { EstimateLabels } from './use-estimate.ts';

interface Words extends Pick<EstimateLabels, 't' | 'dollars' | 'language'> {
  range: (low: number, high: number) => string;
}

/** What a buyer brings to closing and what the grant pays of it, row by row; not the sum. */
export function bringRows(
  { downPayment, closing, granted }: CashToBring,
  { fhaLeastDownRate, closingCosts }: BringTerms,
  { t, dollars, range, language }: Words,
) {
  const share = (rate: number) => formatRate(rate, language);
  const [low, high] = [share(closingCosts.low), share(closingCosts.high)];
  const rows = [
    {
      key: 'down',
      label: t('bring.down', { rate: share(fhaLeastDownRate) }),
      text: dollars(downPayment),
    },
    {
      key: 'closing',
      label: t('bring.closing', { low, high }),
      text: range(closing.low, closing.high),
    },
    { key: 'grant', label: t('bring.grant'), text: range(-granted.low, -granted.high) },
  ];
  return granted.high > 0 ? rows : rows.slice(0, 2);
}
