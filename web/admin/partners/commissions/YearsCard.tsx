import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { exportPayoutYear, listPayoutYears } from '#core/contract/partners/commission/years.ts';
import { Download } from '#web/kit/icons.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import { DownloadLink } from '../../accounts/step-up/DownloadLink.tsx';
import styles from './commissions.module.css';

/** Payments by calendar year, and who reaches the threshold of Form 1099. */
export function YearsCard() {
  const t = useTranslations('admin.commissions.years');
  const { cents, money } = useFormats();
  const found = useQuery(callQuery(listPayoutYears));
  return (
    <Card title={t('title')}>
      <Loaded query={found} failure={t('failed')} lines={2}>
        {({ years }) =>
          years.length === 0 ? (
            <p className={styles.note}>{t('none')}</p>
          ) : (
            <>
              <p className={styles.note}>{t('text')}</p>
              <ul className={shared.statements}>
                {years.map(({ year, paidCents, lineCents, reaching, withoutW9 }) => (
                  <li key={year}>
                    <div className={`${shared.lines} ${styles.year}`}>
                      <span className={shared.strong}>
                        {t('paid', { year: String(year), amount: cents(paidCents) })}
                      </span>
                      <span className={shared.small}>
                        {t('reaching', { count: reaching, line: money(lineCents) })}
                      </span>
                      {withoutW9 > 0 && (
                        <span className={styles.check}>{t('withoutW9', { count: withoutW9 })}</span>
                      )}
                    </div>
                    <DownloadLink
                      href={exportPayoutYear.path.replace(':year', String(year))}
                      aria-label={t('csvOf', { year: String(year) })}
                    >
                      <Download size={16} />
                      {t('csv')}
                    </DownloadLink>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
