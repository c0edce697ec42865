import { useTranslations } from 'use-intl';
import { Badge } from '#web/office/parts/Badge.tsx';
import { humanize } from '#web/office/formats/humanize.ts';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import styles from '../lead.module.css';

type Consent = LeadDetail['consents'][number];

export function ConsentLine({ consent }: { consent: Consent }) {
  const t = useTranslations('admin.shown');
  const languages = useTranslations('admin.languages');
  const { purpose, language, version, text, granted, isCurrent, recordedAt } = consent;
  return (
    <li>
      <span>
        {t(granted ? 'consent' : 'notAgreed', { purpose: humanize(purpose) })}
        <span className={styles.under}>
          {t('consentVersion', {
            language: languages(language),
            version,
          })}
        </span>
        {text !== '' && (
          <details className={styles.figures}>
            <summary>{t('words')}</summary>
            <q lang={language}>{text}</q>
          </details>
        )}
      </span>
      <span className={styles.trailEnd}>
        <Badge tone={isCurrent ? 'green' : 'amber'}>
          {isCurrent ? t('wordsHold') : t('wordsHoldNot')}
        </Badge>
        <RelativeTime
          value={recordedAt}
          className={shared.smallWrap}
        />
      </span>
    </li>
  );
}
