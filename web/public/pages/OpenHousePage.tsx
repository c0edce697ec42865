import { useTranslations } from 'use-intl';
import { hiddenFields } from '#core/contract/visitor/forms/posted-form.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import type { PageProps } from '../entry-server.tsx';
import { PostedSummary } from '../parts/form/PostedSummary.tsx';
import { GuestStatus } from '../parts/open-house/GuestStatus.tsx';
import { Island } from '../runtime/island.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './short-page.module.css';

/** The form for guests of an open house, opened on their own phones by the partner's code. */
export default function OpenHousePage({ data }: PageProps) {
  const t = useTranslations('openHouse');
  const { language, posted, welcomed } = data;
  const apply = localizedPath('/apply', language);
  // Takes the typed values along; no script stores them here.
  const whole = (
    <Button
      type="submit"
      form="open-house-form"
      formAction={apply}
      formNoValidate
      name={hiddenFields.arrival}
      value="yes"
      isWide
    >
      {t('whole')}
    </Button>
  );
  return (
    <Layout data={data}>
      <div className={`${layout.container} ${styles.desk}`}>
        <header>
          <h1 id="form-title">{t('title')}</h1>
          <p className={styles.subtitle}>{t('subtitle')}</p>
        </header>
        <section className={layout.card} aria-labelledby="form-title">
          {welcomed ? (
            <GuestStatus state={welcomed}>
              <ButtonLink href={apply}>{t('whole')}</ButtonLink>
            </GuestStatus>
          ) : (
            <>
              <PostedSummary posted={posted} />
              <Island
                of="OpenHouseForm"
                start="load"
                isStill={posted !== undefined}
                props={{ posted }}
              />
              {posted ? whole : <noscript>{whole}</noscript>}
            </>
          )}
        </section>
      </div>
      <LostNote />
    </Layout>
  );
}
