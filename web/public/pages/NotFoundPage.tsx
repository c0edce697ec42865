import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useSite } from '../runtime/site-context.tsx';
import type { PageProps } from '../entry-server.tsx';
import { telephoneAnchor } from '../sections/frame/Header.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import layout from '../sections/frame/layout.module.css';
import { Still } from '../art/Still.tsx';
import { night } from '../media/still-media.ts';
import styles from './not-found-page.module.css';

export default function NotFoundPage({ data }: PageProps) {
  const t = useTranslations('notFound');
  const { figures } = useSite();
  return (
    <Layout data={data}>
      <div className={layout.night}>
        <div className={`${layout.container} ${styles.words}`}>
          <h1>{t('title')}</h1>
          <p>{t('text')}</p>
          <div className={`${layout.actions} ${styles.ways}`}>
            <ButtonLink variant="sun" href="/">
              {t('home')}
            </ButtonLink>
            <ButtonLink href="/calculator">{t('calculator')}</ButtonLink>
            <ButtonLink href="/qualify">{t('qualify')}</ButtonLink>
          </div>
          {figures.phone && (
            <p className={styles.call}>
              {t.rich('call', {
                ...figures,
                tel: telephoneAnchor(figures.phone),
              })}
            </p>
          )}
        </div>
        <Still of={night} isFirst className={styles.scene} />
      </div>
    </Layout>
  );
}
