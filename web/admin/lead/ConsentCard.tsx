import { useTranslations } from 'use-intl';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { humanize } from '#web/office/parts/humanize.ts';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';
import { useStoredLabel } from './stored-label.ts';

type Consent = LeadDetail['consents'][number];

function ConsentFacts({ consent }: { consent: Consent }) {
  const t = useTranslations('admin.lead.consent');
  const lead = useTranslations('admin.lead');
  const languages = useTranslations('admin.languages');
  const contactLabel = useStoredLabel('contact');
  return (
    <Facts>
      <Fact name={t('purpose')}>{humanize(consent.purpose)}</Fact>
      <Fact name={t('channels')}>{consent.channels.map(contactLabel).join(', ')}</Fact>
      <Fact name={t('language')}>{languages(consent.language)}</Fact>
      <Fact name={t('version')}>
        <code className={styles.code}>{consent.version}</code>
      </Fact>
      <Fact name={t('shown')}>
        {consent.isVersionConfirmed ? t('confirmed') : <Badge tone="amber">{t('assumed')}</Badge>}
      </Fact>
      <Fact name={t('prechecked')}>{consent.wasPrechecked ? lead('yes') : lead('no')}</Fact>
      <Fact name={t('recorded')}>
        <ExactTime value={consent.recordedAt} />
        <span className={styles.under}>{consent.recordedAt}</span>
      </Fact>
      <Fact name={t('ipAddress')}>
        <code className={styles.code}>{consent.ipAddress}</code>
      </Fact>
      <Fact name={t('page')}>{consent.pageUrl}</Fact>
      <Fact name={t('browser')}>
        {consent.userAgent && <span className={styles.small}>{consent.userAgent}</span>}
      </Fact>
    </Facts>
  );
}

/** The proof of consent, word for word. */
export function ConsentCard({ consents }: { consents: readonly Consent[] }) {
  const t = useTranslations('admin.lead.consent');
  return (
    <Card title={t('title')}>
      {consents.length === 0 && <p className={styles.soft}>{t('none')}</p>}
      {consents.map((consent, at) => (
        <article
          key={at}
          className={styles.consent}
        >
          <blockquote
            className={styles.quote}
            lang={consent.language}
          >
            {consent.text}
          </blockquote>
          <ConsentFacts consent={consent} />
        </article>
      ))}
    </Card>
  );
}
