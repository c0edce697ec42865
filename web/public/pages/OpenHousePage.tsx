import { useTranslations } from 'use-intl';
import { consentBox, consentText, renderConsent } from '#core/domain/consent.ts';
import type { PageProps } from '../entry-server.tsx';
import { postedId } from '../parts/form/posted-field.ts';
import { PostedSummary } from '../parts/form/PostedSummary.tsx';
import { Island } from '../runtime/island.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './open-house-page.module.css';

/** The application on the phone of a guest who scanned a partner's code at an open house. */
export default function OpenHousePage({ data }: PageProps) {
  const t = useTranslations('openHouse');
  const form = useTranslations('form.partnerSees');
  const { terms, language, posted } = data;
  const consent = consentText('application', language)!;
  return (
    <Layout data={data}>
      <div className={`${layout.container} ${styles.desk}`}>
        <header>
          <h1 id="form-title">{t('title')}</h1>
          <p className={styles.subtitle}>{t('subtitle')}</p>
        </header>
        <section
          className={layout.card}
          aria-labelledby="form-title"
        >
          <PostedSummary
            posted={posted}
            idOf={postedId}
          />
          <p className={styles.offline}>{t('offline')}</p>
          <Island
            of="OpenHouseForm"
            start="load"
            isStill={posted !== undefined}
            props={{
              posted,
              partnerSees: terms.partnerSees,
              consent: {
                version: consent.version,
                text: renderConsent(consent, terms.lenderName),
                ...consentBox(terms),
              },
            }}
          />
          {/* Only the address tells of a partner here: the server uncovers it. */}
          <noscript
            data-unreferred=""
            hidden
          >
            {form('told', { name: form('follower'), level: terms.partnerSees })}
          </noscript>
        </section>
      </div>
      <LostNote />
    </Layout>
  );
}
