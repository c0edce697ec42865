import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import type { payoutRow } from '#core/contract/commission/payouts.ts';
import { adminStatementPath } from '#core/contract/site.ts';
import { formatDate } from '#core/i18n/format.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import { payoutQuery } from '../queries/commissions.ts';
import styles from './commissions.module.css';

interface StatementsDialogProps {
  payout: z.output<typeof payoutRow>;
  onClose: () => void;
}

export function StatementsDialog({ payout, onClose }: StatementsDialogProps) {
  const t = useTranslations('admin.commissions.statements');
  const language = useLocale();
  const { cents } = useFormats();
  const detail = useQuery(payoutQuery(payout.id));
  const date = formatDate(payout.paidOn, language, ownTimeZone());
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title', { id: String(payout.id) })}
      description={t('text', { date, reference: payout.reference })}
    >
      {payout.reversedAt !== null && (
        <p className={styles.warning}>
          {t('reversed', {
            date: formatDate(payout.reversedAt, language, ownTimeZone()),
            name: payout.reversedBy ?? '–',
            reason: payout.reversalReason ?? '',
          })}
        </p>
      )}
      <Loaded
        query={detail}
        failure={t('failed')}
        lines={3}
      >
        {({ paid }) => (
          <ul className={shared.statements}>
            {paid.map(({ affiliateId, name, totalCents }) => (
              <li key={affiliateId}>
                <Link to={adminStatementPath(payout.id, affiliateId)}>{name}</Link>
                <span className={styles.amount}>{cents(totalCents)}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
