import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { measuredDays } from '#core/domain/office/service-promise.ts';
import { formatDate, formatNumber } from '#core/i18n/format.ts';
import styles from './service-promise.module.css';

// Above this many minutes people read hours.
const mostMinutes = 120;

/**
 * How soon a person answers. This claim was measured here and names its number and its last day, so
 * it may be shown while the promised times are unconfirmed.
 */
export function ServicePromise({ data }: { data: Pick<SiteData, 'servicePromise' | 'language'> }) {
  const t = useTranslations('promise');
  const { servicePromise: promise, language } = data;
  if (promise === null) {
    return null;
  }
  const { medianMinutes, count, to } = promise;
  return (
    <p className={styles.promise}>
      <strong>
        {medianMinutes <= mostMinutes
          ? t('minutes', { count: medianMinutes })
          : t('hours', { count: Math.ceil(medianMinutes / 60) })}
      </strong>
      <small>
        {t('measured', {
          days: formatNumber(measuredDays, language),
          applications: formatNumber(count, language),
          day: formatDate(to, language, 'UTC', 'long'),
        })}
      </small>
    </p>
  );
}
