import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import type { PageOf } from './list-entry.ts';

type Total = Pick<PageOf<unknown>, 'total' | 'totalIsEstimate'>;

/** A total as people read it; an estimate says that it is one. */
export function useTotalText(): (list: Total) => string {
  const t = useTranslations('office.list');
  const { number } = useFormats();
  return ({ total, totalIsEstimate }) => {
    const count = number(total);
    return totalIsEstimate ? t('about', { count }) : count;
  };
}
