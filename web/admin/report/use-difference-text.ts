import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { differenceOf } from './difference.ts';
import type { Compared } from './spans.ts';

/** How a count differs from the range before, in words: "12 more (+11%)". */
export function useDifferenceText(): (compared: Compared) => string {
  const t = useTranslations('admin.report.difference');
  const { number, percent } = useFormats();
  return (compared) => {
    const { kind, by, rate } = differenceOf(compared);
    if (kind === 'same') {
      return t('same');
    }
    const count = number(by);
    return rate === null
      ? t(kind, { count })
      : t(`${kind}Rate`, {
          count,
          rate: percent(rate, rate < 0.1 ? 1 : 0),
        });
  };
}
