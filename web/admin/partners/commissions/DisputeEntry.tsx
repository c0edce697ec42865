import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import type { DisputeEntry as Entry } from '../../api-types.ts';

/** A dispute in the history of a commission: who asked when and why, and the outcome. */
export function DisputeEntry({ dispute }: { dispute: Entry }) {
  const t = useTranslations('admin.commissions.detail.dispute');
  const { dateOf } = useFormats();
  const { affiliate, askedAt, why, decided } = dispute;
  return (
    <div className={shared.lines}>
      <p>
        <strong>{t('kind')}</strong> · {t('asked', { name: affiliate, why })}
      </p>
      <p className={shared.small}>{dateOf(askedAt)}</p>
      <p>{decided ? t(decided.outcome, { reason: decided.reason }) : t('open')}</p>
      {decided && (
        <p className={shared.small}>
          {t('decided', { date: dateOf(decided.at), name: decided.by })}
        </p>
      )}
    </div>
  );
}
