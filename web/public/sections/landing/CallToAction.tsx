import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { Still } from '../../art/Still.tsx';
import { evening } from '../../media/still-media.ts';
import { telephoneLink } from '../frame/Header.tsx';
import layout from '../frame/layout.module.css';
import styles from './call-to-action.module.css';

export function CallToAction() {
  const t = useTranslations('landing.cta');
  const { figures } = useSite();
  const { phone, hoursAlone } = figures;
  return (
    <section className={`${layout.night} ${styles.evening}`} aria-labelledby="cta-title">
      <div className={styles.words}>
        <h2 id="cta-title">{t('title', figures as never)}</h2>
        <p>{t('text')}</p>
        <p className={`${layout.actions} ${styles.actions}`}>
          <ButtonLink variant="sun" size="large" href="/calculator#calculator-form">
            {t('quote')}
          </ButtonLink>
          {phone && (
            <ButtonLink variant="outline" size="large" href={telephoneLink(phone)}>
              {t('expert')}
            </ButtonLink>
          )}
        </p>
        <p className={styles.phone}>
          {phone && (
            <>
              <a href={telephoneLink(phone)}>{t('call', { phone })}</a>
              {hoursAlone && ' · '}
            </>
          )}
          {hoursAlone}
        </p>
      </div>
      <Still of={evening} className={`${styles.picture} screen-only`} />
    </section>
  );
}
