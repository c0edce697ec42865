import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import layout from '../frame/layout.module.css';
import styles from './affiliate-start.module.css';

export function AffiliateStart({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.start');
  if (data.registered) {
    return null;
  }
  return (
    <section
      className={`${layout.section} ${styles.section}`}
      aria-labelledby="start-title"
    >
      <div className={`${layout.container} ${styles.row}`}>
        <h2 id="start-title">{t('title')}</h2>
        <ButtonLink
          variant="sun"
          size="large"
          href="#join"
        >
          {t('action')}
        </ButtonLink>
      </div>
    </section>
  );
}
