import { useLocale, useTranslations } from 'use-intl';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { ClientEarning } from '../api-types.ts';
import { shortDay } from '../parts/day-text.ts';

const tones = {
  on_hold: 'red',
  approved: 'blue',
  estimated: 'amber',
  paid: 'green',
  void: 'grey',
} as const;

const reasonsOfVoid = ['ended', 'removed', 'elsewhere', 'office'] as const;

export function EarningBadge({
  state,
  at,
  className,
}: Pick<ClientEarning, 'state' | 'at'> & { className?: string | undefined }) {
  const t = useTranslations('portal.earnings.clients');
  const language = useLocale();
  return (
    <span className={className}>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>{' '}
      {at !== null && (
        <span className={shared.small}>
          {t(`since.${state}`, { date: shortDay(at, language) })}
        </span>
      )}
    </span>
  );
}

/** Says what comes next for an amount, or why nothing does; `nextDay`: the next payment day. */
export function useEarningNext(nextDay: string | null) {
  const t = useTranslations('portal.earnings.clients');
  const turn = useTranslations('portal.referrals.turns');
  const statement = useTranslations('portal.earnings.statements');
  const { dateOf } = useFormats();
  const basis = basisTexts[useLocale()];
  const holdText = (reason: ClientEarning['reason'], missing: ClientEarning['missing']) => {
    if (reason !== 'missing') {
      return t(reason === 'removed' ? 'onHold.removed' : 'onHold.ended');
    }
    const own = missing.filter(({ who }) => who === 'partner');
    return own.length > 1
      ? t('onHold.own', { count: String(own.length) })
      : own.length === 1
        ? basis[own[0]!.what]
        : t('onHold.office');
  };
  return ({ state, reason, said, missing, next, payments }: ClientEarning): string => {
    switch (state) {
      case 'on_hold':
        return holdText(reason, missing);
      case 'approved':
        if (reason === 'w9') {
          return t('w9');
        }
        if (reason === 'returned' || reason === 'reversed') {
          return t(reason, { reason: said ?? '' });
        }
        return nextDay === null ? t('nextPayment') : t('nextPaymentOn', { date: dateOf(nextDay) });
      case 'estimated':
        return next === null ? '' : turn(next);
      case 'paid':
        return payments
          .map(({ paidOn }) => statement('open', { date: dateOf(paidOn) }))
          .join(' · ');
      case 'void': {
        const why = reasonsOfVoid.find((one) => one === reason);
        return why ? t(`void.${why}`) : '';
      }
    }
  };
}
