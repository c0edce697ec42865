import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { telephoneLink } from './Header.tsx';
import styles from '../../parts/form/form.module.css';

/** Stands before a form: without scripts a person on the telephone fills it in. */
export function NoScript({ data }: { data: SiteData }) {
  const t = useTranslations('form');
  const { supportPhone } = data.terms;
  return (
    <noscript>
      <p className={styles.noScript}>
        {t('withoutScript')} <a href={telephoneLink(supportPhone)}>{supportPhone}</a>
      </p>
    </noscript>
  );
}
