import { useTranslations } from 'use-intl';
import shared from '#web/office/styles/shared.module.css';
import type { TimelineRow } from '../../api-types.ts';
import { useStoredLabel } from '../stored-words.ts';
import styles from './timeline.module.css';

type Written = NonNullable<Extract<TimelineRow, { kind: 'mail' }>['written']>;

interface WrittenMailProps {
  mail: Extract<TimelineRow, { kind: 'mail' }>;
  written: Written;
}

/** An email that a member of staff wrote, with its text to unfold. */
export function WrittenMail({ mail: { recipient, status }, written }: WrittenMailProps) {
  const t = useTranslations('admin.timeline');
  const statusLabel = useStoredLabel('mailStatus');
  const { subject, text, override } = written;
  return (
    <>
      <strong>{t('wrote', { subject: subject ?? '' })}</strong>
      <span className={shared.details}>{[recipient, statusLabel(status)].join(' · ')}</span>
      {override && <span className={shared.details}>{t('override', { reason: override })}</span>}
      <details>
        <summary className={shared.small}>{t('readMail')}</summary>
        <span className={styles.note}>{text}</span>
      </details>
    </>
  );
}
