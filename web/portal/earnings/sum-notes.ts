import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import type { Earnings } from '../api-types.ts';

/** The sums of the partner's earnings, which do not overlap. */
export const sumNames = ['estimated', 'onHold', 'approved', 'paid'] as const;

/** What stands below each sum; nothing below an empty one. */
export function useSumNotes(earnings: Earnings | undefined) {
  const t = useTranslations('portal.earnings.notes');
  const { cents, dateOf } = useFormats();
  return (name: (typeof sumNames)[number]): string | undefined => {
    if (!earnings || earnings.byState[name] === 0) {
      return undefined;
    }
    const { nextPaymentDay, years } = earnings;
    switch (name) {
      case 'approved':
        return nextPaymentDay === null
          ? t('noDay')
          : t('approved', { date: dateOf(nextPaymentDay) });
      case 'paid': {
        const year = years[0]?.year;
        const sum = years
          .filter((one) => one.year === year)
          .reduce((total, { paidCents }) => total + paidCents, 0);
        return year === undefined
          ? undefined
          : t('paid', { year: String(year), amount: cents(sum) });
      }
      default:
        return t(name);
    }
  };
}
