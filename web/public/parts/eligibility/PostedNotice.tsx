import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { PostedSummary } from '../form/PostedSummary.tsx';
import { NoticeDone, NoticeForm } from './NoticeForm.tsx';
import { NoticeText } from './NoticeText.tsx';
import type { WatchConsent } from './WatchForm.tsx';
import styles from './notice.module.css';

/** The page after the notice form was posted without a script: the notice, or the errors. */
export function PostedNotice({
  data: { posted, noticed },
  consent,
}: {
  data: SiteData;
  consent: WatchConsent;
}) {
  const t = useTranslations('notice');
  return (
    <section className={`${styles.form} ${styles.alone}`} aria-labelledby="notice-title">
      <h1 id="notice-title">{t('title')}</h1>
      <PostedSummary posted={posted} />
      {noticed ? (
        <>
          <NoticeDone way={noticed.way} />
          <NoticeText text={noticed.text} />
        </>
      ) : (
        <NoticeForm token={posted?.values.token ?? ''} consent={consent} posted={posted} />
      )}
    </section>
  );
}
