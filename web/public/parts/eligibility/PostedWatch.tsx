import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { PostedSummary } from '../form/PostedSummary.tsx';
import { type WatchConsent, WatchDone, WatchForm } from './WatchForm.tsx';
import styles from './near-miss-plan.module.css';

/** The page after the watch form was posted without a script: done, or the form with its errors. */
export function PostedWatch({
  data: { posted, watched, terms, language },
  consent,
}: {
  data: SiteData;
  consent: WatchConsent;
}) {
  const t = useTranslations('nearMiss.watch');
  const results = useTranslations('results.ineligible');
  const { creditScore = '', homePrice = '', state = '' } = posted?.values ?? {};
  const asksScore =
    posted?.errors['creditScore'] !== undefined || Number(creditScore) < terms.minCreditScore;
  return (
    <section className={`${styles.watch} ${styles.alone}`} aria-labelledby="watch-title">
      <h1 id="watch-title">{t('title')}</h1>
      <PostedSummary posted={posted} />
      {watched ? (
        <>
          <WatchDone {...watched} />
          <ButtonLink href={localizedPath('/qualify', language)}>{results('again')}</ButtonLink>
        </>
      ) : (
        <WatchForm
          answers={{ creditScore, homePrice, state }}
          asksScore={asksScore}
          consent={consent}
          posted={posted}
        />
      )}
    </section>
  );
}
