import { useTranslations } from 'use-intl';
import type { PageProps } from '../entry-server.tsx';
import { NextStepForm } from '../parts/form/NextStepForm.tsx';
import { Island } from '../runtime/island.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './short-page.module.css';
import type { PostedCode } from '#core/contract/visitor/forms/posted-form.ts';
import type { SiteData } from '#core/contract/site.ts';
import { writtenCode } from '#core/domain/visitor/resumable.ts';
import { formatDate } from '#core/i18n/format.ts';
import elsewhere from '../parts/resume/continue-elsewhere.module.css';

function KeptCode({ data, kept }: { data: SiteData; kept: PostedCode }) {
  const t = useTranslations('resume');
  const { language, timeZone } = data;
  const { host, pathname } = new URL(kept.link);
  return (
    <div className={elsewhere.made}>
      <p className={elsewhere.code}>{writtenCode(kept.code)}</p>
      <p>{t('shown', { address: host + pathname })}</p>
      {kept.asksDigits && <p>{t('digitsNote')}</p>}
      <p>{t('until', { time: formatDate(kept.expiresAt, language, timeZone, 'dateTime') })}</p>
      <a href={`${kept.link}&lang=${language}`}>{t('link')}</a>
    </div>
  );
}

/** Continues with the answers from another device; without a script they travel in a form. */
export default function ResumePage({ data }: PageProps) {
  const t = useTranslations('resume');
  const { resumed, kept, posted } = data;
  return (
    <Layout data={data}>
      <div className={`${layout.container} ${styles.desk}`}>
        <header>
          <h1>{t(kept ? 'button' : resumed ? 'found' : 'title')}</h1>
          {!resumed && !kept && <p className={styles.subtitle}>{t('text')}</p>}
        </header>
        <div className={layout.card}>
          {kept ? (
            <KeptCode data={data} kept={kept} />
          ) : resumed ? (
            <NextStepForm to={resumed.step} variant="sun" size="large" values={resumed.values}>
              {t('goOn')}
            </NextStepForm>
          ) : (
            <Island
              of="ResumeForm"
              start="load"
              isStill={posted !== undefined}
              props={{ posted }}
            />
          )}
        </div>
      </div>
      <LostNote />
    </Layout>
  );
}
