import { useTranslations } from 'use-intl';
import type { PostedCode } from '#core/contract/visitor/forms/posted-form.ts';
import type { SiteData } from '#core/contract/site.ts';
import { writtenCode } from '#core/domain/visitor/resumable.ts';
import { formatDate } from '#core/i18n/format.ts';
import styles from '../../islands/continue-elsewhere.module.css';

/** The code, and the link, to continue on another device. */
export function KeptCode({ data, kept }: { data: SiteData; kept: PostedCode }) {
  const t = useTranslations('resume');
  const { language, timeZone } = data;
  const { host, pathname } = new URL(kept.link);
  return (
    <div className={styles.made}>
      <p className={styles.code}>{writtenCode(kept.code)}</p>
      <p>{t('shown', { address: host + pathname })}</p>
      {kept.asksDigits && <p>{t('digitsNote')}</p>}
      <p>{t('until', { time: formatDate(kept.expiresAt, language, timeZone, 'dateTime') })}</p>
      <a href={`${kept.link}&lang=${language}`}>{t('link')}</a>
    </div>
  );
}
