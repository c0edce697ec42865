import { useTranslations } from 'use-intl';
import { campaignNames } from '#core/domain/lead-source.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';

type Source = NonNullable<LeadDetail['source']>;

/** A click id is long and says nothing to people: its beginning tells it from others. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 24)}…` : text;
}

function SourceFacts({ source }: { source: Source }) {
  const t = useTranslations('admin.lead.source');
  const { firstSeen, page, referrer, isLogged } = source;
  const campaign = campaignNames.filter((name) => source[name] !== null);
  return (
    <Facts>
      <Fact name={t('firstSeen')}>
        {firstSeen && <ExactTime value={firstSeen} />}
        <span className={styles.under}>{isLogged ? t('logged') : t('claimed')}</span>
      </Fact>
      <Fact name={t('page')}>{page}</Fact>
      <Fact name={t('referrer')}>{referrer ?? t('direct')}</Fact>
      {campaign.map((name) => (
        <Fact
          key={name}
          name={t(name)}
        >
          <span title={source[name] ?? ''}>{shortened(source[name] ?? '')}</span>
        </Fact>
      ))}
    </Facts>
  );
}

export function SourceCard({ lead: { source } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.source');
  return (
    <Card title={t('title')}>
      {source ? <SourceFacts source={source} /> : <p className={shared.soft}>{t('none')}</p>}
    </Card>
  );
}
