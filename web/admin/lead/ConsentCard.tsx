import { Badge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import type { LeadDetail } from '../api-types.ts';
import { humanize } from '../../office/parts/humanize.ts';
import styles from './lead.module.css';
import { contactLabels, languageName } from './lead-labels.ts';

type Consent = LeadDetail['consents'][number];

function ConsentRecord({ consent }: { consent: Consent }) {
  return (
    <article className={styles.consent}>
      <blockquote
        className={styles.quote}
        lang={consent.language}
      >
        {consent.text}
      </blockquote>
      <Facts>
        <Fact name="Given for">{humanize(consent.purpose)}</Fact>
        <Fact name="Channels">{consent.channels.map(contactLabels).join(', ')}</Fact>
        <Fact name="Language">{languageName(consent.language)}</Fact>
        <Fact name="Version">
          <code className={styles.code}>{consent.version}</code>
        </Fact>
        <Fact name="Shown to the visitor">
          {consent.isVersionConfirmed ? (
            'Confirmed by the page'
          ) : (
            <Badge tone="amber">Not confirmed: current version assumed</Badge>
          )}
        </Fact>
        <Fact name="Ticked in advance">{consent.wasPrechecked ? 'Yes' : 'No'}</Fact>
        <Fact name="Recorded">
          <ExactTime value={consent.recordedAt} />
          <span className={styles.under}>{consent.recordedAt}</span>
        </Fact>
        <Fact name="IP address">
          <code className={styles.code}>{consent.ipAddress}</code>
        </Fact>
        <Fact name="Page">{consent.pageUrl}</Fact>
        <Fact name="Browser">
          {consent.userAgent && <span className={styles.small}>{consent.userAgent}</span>}
        </Fact>
      </Facts>
    </article>
  );
}

/** The proof of consent, word for word. */
export function ConsentCard({ consents }: { consents: readonly Consent[] }) {
  return (
    <Card title="Consent Record">
      {consents.length === 0 ? (
        <p className={styles.soft}>
          No consent was recorded. Do not contact this person before there is one.
        </p>
      ) : (
        consents.map((consent, at) => (
          <ConsentRecord
            key={at}
            consent={consent}
          />
        ))
      )}
    </Card>
  );
}
