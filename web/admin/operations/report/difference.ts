import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import type { Compared } from './spans.ts';

/** How a count differs from the range before, in words: "12 more (+11%)". */
export function useDifferenceText(): (compared: Compared) => string {
  const t = useTranslations('admin.reports.difference');
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

/** The difference between two ranges; `rate` (0.1 is 10 %) is null if there was none before. */
interface Difference {
  readonly kind: 'more' | 'fewer' | 'same';
  readonly by: number;
  readonly rate: number | null;
}

export function differenceOf({ count, before }: Compared): Difference {
  const by = Math.abs(count - before);
  return {
    kind: count > before ? 'more' : count < before ? 'fewer' : 'same',
    by,
    rate: before === 0 ? null : by / before,
  };
}
