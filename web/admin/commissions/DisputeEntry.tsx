import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#core/i18n/format.ts';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';
import shared from '#web/office/styles/shared.module.css';
import type { DisputeEntry as Entry } from '../api-types.ts';

/** A dispute in the history of a commission: who asked when and why, and the outcome. */
export function DisputeEntry({ dispute }: { dispute: Entry }) {
  const t = useTranslations('admin.commissions.detail.dispute');
  const language = useLocale();
  const { affiliate, askedAt, why, decided } = dispute;
  const dayOf = (at: string) => formatDate(at, language, ownTimeZone());
  return (
    <div className={shared.lines}>
      <p>
        <strong>{t('kind')}</strong> · {t('asked', { name: affiliate, why })}
      </p>
      <p className={shared.small}>{dayOf(askedAt)}</p>
      <p>{decided ? t(decided.outcome, { reason: decided.reason }) : t('open')}</p>
      {decided && (
        <p className={shared.small}>
          {t('decided', { date: dayOf(decided.at), name: decided.by })}
        </p>
      )}
    </div>
  );
}
