import { useTranslations } from 'use-intl';
import { clockAt } from '#core/domain/permission/local-time.ts';
import type { LeadDetail } from '../../../api-types.ts';
import styles from '../lead.module.css';
import { usePermission } from './use-permission.ts';

/** The person's local time, and whether and until when they may be called. */
export function PermissionLine({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.contact');
  const { phone, sms, localTime, timeZone } = usePermission(lead);
  const ways = phone.reason === sms.reason ? ['both' as const] : (['phone', 'sms'] as const);
  return (
    <p className={styles.reach}>
      {localTime && timeZone && (
        <strong>{t('localTime', { time: clockAt(timeZone, new Date(localTime)) })} · </strong>
      )}
      {ways.map((way, index) => {
        const { allowed, reason } = way === 'sms' ? sms : phone;
        // The line above already shows the consent on record.
        const { reason: known } = lead.reach[way === 'sms' ? 'sms' : 'phone'];
        return (
          <span key={way}>
            {index > 0 && ' · '}
            <strong className={allowed ? styles.allowed : styles.forbidden}>
              {t(`${allowed ? 'may' : 'mayNot'}.${way}`)}
            </strong>{' '}
            {reason.replace(`${known}; `, '')}
          </span>
        );
      })}
    </p>
  );
}
