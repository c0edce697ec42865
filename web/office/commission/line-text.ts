import { useLocale, useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import type { ledgerLine } from '#core/contract/partners/commission/ledger-line.ts';
import { unitOf } from '#core/domain/partners/commission.ts';
import { centsFromDollars } from '#core/domain/money.ts';
import { notGoingAhead } from '#core/domain/partners/partner-view.ts';
import { formatCents, formatDollars, formatRate } from '#core/i18n/format.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';

export type LedgerLine = z.output<typeof ledgerLine>;

const statuses = [
  'Qualified',
  'Application Submitted',
  'Approved',
  'Not Qualified',
  'Denied',
  'Closed Lost',
  'Do Not Contact',
] as const;

export function useLineText() {
  const t = useTranslations('office.commission');
  const language = useLocale();

  const statusText = (status: string) => {
    if (status === notGoingAhead) {
      return milestoneTexts[language].milestones.ended;
    }
    const known = statuses.find((one) => one === status);
    return known ? t(`statuses.${known}`) : status;
  };
  const whyOf = ({ kind, cause, reason, override }: LedgerLine): string => {
    if (cause === 'reversal') {
      return t('causes.reversal', { reason: reason ?? '' });
    }
    if (cause === 'status' && reason === notGoingAhead) {
      return t('causes.ended');
    }
    if (cause === 'status') {
      return t('causes.status', { status: statusText(reason ?? '') });
    }
    if (override !== null) {
      return t('causes.override', { name: override.name, reason: reason ?? '' });
    }
    if (cause === 'staff') {
      return reason === null ? t('causes.carried') : t('causes.staff', { reason });
    }
    const isEntering = cause === 'attribution' && kind === 'accrual';
    return t(isEntering ? 'causes.attributionTo' : `causes.${cause}`);
  };
  const computedText = ({ computed }: Pick<LedgerLine, 'computed'>): string | null => {
    if (computed === null) {
      return null;
    }
    const { commissionRate, homePrice } = computed;
    if (unitOf(computed) === 'fixed') {
      return t('closing', { amount: formatCents(centsFromDollars(commissionRate), language) });
    }
    const rate = formatRate(commissionRate, language);
    return homePrice === null
      ? t('ofNoPrice', { rate })
      : t('ofPrice', { rate, price: formatDollars(homePrice, language) });
  };
  return {
    whyOf,
    computedText,
    /** A payment is no loss to the reader: only the ledger has its minus sign. */
    amountText: ({ kind, amountCents }: Pick<LedgerLine, 'kind' | 'amountCents'>): string =>
      kind === 'payout'
        ? t('paid', { amount: formatCents(0 - amountCents, language) })
        : formatCents(amountCents, language),
    kindText: ({ kind }: Pick<LedgerLine, 'kind'>) => t(`kinds.${kind}`),
  };
}
