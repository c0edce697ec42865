import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import type { EligibilityResult } from '../../browser/storage/kept-result.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeText } from './NoticeText.tsx';
import type { WatchConsent } from './WatchForm.tsx';
import styles from './notice.module.css';

interface NoticeCardProps {
  notice: NonNullable<EligibilityResult['notice']>;
  consent: WatchConsent;
}

export function NoticeCard({ notice, consent }: NoticeCardProps) {
  const t = useTranslations('notice');
  return (
    <section className={styles.notice} aria-labelledby="notice-title">
      <div className={styles.words}>
        <h2 id="notice-title">{t('title')}</h2>
        <p className={styles.intro}>{t('intro')}</p>
        <NoticeText text={notice.text} />
        <Button className={styles.print} onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <section className={styles.form} aria-labelledby="notice-form-title">
        <h3 id="notice-form-title">{t('form')}</h3>
        <NoticeForm token={notice.token} consent={consent} />
      </section>
    </section>
  );
}
