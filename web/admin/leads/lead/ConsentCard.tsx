import { useTranslations } from 'use-intl';
import { takeBackStop } from '#core/contract/leads/changes.ts';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { readLead } from '#core/contract/leads/leads.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { keyOf } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { humanize } from '#web/office/formats/humanize.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import styles from './lead.module.css';
import { useStoredLabel } from './stored-words.ts';

function StopList({ id, stops }: Pick<LeadDetail, 'id' | 'stops'>) {
  const t = useTranslations('admin.stop');
  const { mutate, isPending } = useWrite(takeBackStop, {
    makesStale: [keyOf(readLead, { params: { id } }), listLeadTimeline],
    done: t('takenBack'),
    failed: t('notTakenBack'),
  });
  const ways = useTranslations('admin.lead.reach.ways');
  if (stops.length === 0) {
    return null;
  }
  return (
    <div className={styles.consent}>
      <Facts>
        {stops.map(({ channels, how, at, by, takeBackId }, index) => (
          <Fact key={index} name={t('said', { ways: channels.map((way) => ways(way)).join(', ') })}>
            {how}
            <span className={styles.under}>
              <ExactTime value={at} />
              {by && ` · ${t('by', { name: by })}`}
            </span>
            {takeBackId !== null && (
              <ToolButton
                disabled={isPending}
                onClick={() => mutate({ params: { id: String(id), stopId: String(takeBackId) } })}
              >
                {t('takeBack')}
              </ToolButton>
            )}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

type Consent = LeadDetail['consents'][number];

function ConsentFacts({ consent }: { consent: Consent }) {
  const t = useTranslations('admin.lead.consent');
  const languages = useTranslations('admin.languages');
  return (
    <Facts>
      <Fact name={t('language')}>{languages(consent.language)}</Fact>
      <Fact name={t('version')}>
        <code className={styles.code}>{consent.version}</code>
      </Fact>
      <Fact name={t('shown')}>
        {consent.isVersionConfirmed ? t('confirmed') : <Badge tone="amber">{t('assumed')}</Badge>}
      </Fact>
      <Fact name={t('recorded')}>
        <ExactTime value={consent.recordedAt} />
        <span className={styles.under}>{consent.recordedAt}</span>
      </Fact>
      <Fact name={t('ipAddress')}>
        <code className={styles.code}>{consent.ipAddress}</code>
      </Fact>
      <Fact name={t('page')}>{consent.pageUrl}</Fact>
      <Fact name={t('browser')}>
        {consent.userAgent && <span className={shared.smallWrap}>{consent.userAgent}</span>}
      </Fact>
    </Facts>
  );
}

function ConsentArticle({ consent }: { consent: Consent }) {
  const t = useTranslations('admin.lead.consent');
  const contactLabel = useStoredLabel('contact');
  const { purpose, granted, channels, wasPrechecked, text, language } = consent;
  // Older records say how the box was preset, but not how it was left.
  const ticked = consent.ticked ?? (wasPrechecked ? 'prechecked' : 'unknown');
  return (
    <article className={styles.consent}>
      <Facts>
        <Fact name={t('purpose')}>{humanize(purpose)}</Fact>
        <Fact name={t('channels')}>
          {granted ? channels.map(contactLabel).join(', ') : t('notGranted')}
        </Fact>
        <Fact name={t('box')}>{t(`ticked.${ticked}`)}</Fact>
      </Facts>
      {text !== '' && (
        <details className={styles.folded}>
          <summary>{t(granted ? 'words' : 'wordsShown')}</summary>
          <blockquote className={styles.quote} lang={language}>
            {text}
          </blockquote>
        </details>
      )}
      <details className={styles.folded}>
        <summary>{t('proof')}</summary>
        <ConsentFacts consent={consent} />
      </details>
    </article>
  );
}

export function ConsentCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.consent');
  const ways = useTranslations('admin.lead.reach.ways');
  const { consents, mailOptOut, stops, reach } = lead;
  const agreed = contactChannels.filter(
    (way) => reach[way].allowed && consents.some(({ channels }) => channels.includes(way)),
  );
  return (
    <Card
      title={t('title')}
      line={agreed.length > 0 ? agreed.map((way) => ways(way)).join(', ') : t('nothing')}
    >
      {mailOptOut && (
        <div className={styles.consent}>
          <Facts>
            <Fact name={t('mails')}>
              {t(`mailsOff.${mailOptOut.via}`)}
              <span className={styles.under}>
                <ExactTime value={mailOptOut.at} />
              </span>
            </Fact>
          </Facts>
        </div>
      )}
      <StopList id={lead.id} stops={stops} />
      {consents.length === 0 && <p className={shared.soft}>{t('none')}</p>}
      {consents.map((consent, at) => (
        <ConsentArticle key={at} consent={consent} />
      ))}
    </Card>
  );
}
