import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import type { PageOf } from './list-entry.ts';

export type Total = Pick<PageOf<unknown>, 'total' | 'totalIsCapped'>;

/** A total for people; for a long list "10,000+". */
export function useTotalText(): (list: Total) => string {
  const t = useTranslations('office.list');
  const { number } = useFormats();
  return ({ total, totalIsCapped }) => {
    const count = number(total);
    return totalIsCapped ? t('orMore', { count }) : count;
  };
}
