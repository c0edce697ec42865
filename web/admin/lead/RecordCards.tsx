import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { campaignNames } from '#core/domain/lead-source.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import { Badge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import { pathOf } from '../navigation/tabs.ts';
import styles from './lead.module.css';
import { useStoredLabel } from './stored-words.ts';

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

type Change = LeadDetail['statusHistory'][number];

function ChangeLine({ change: { toStatus, actor, changedAt } }: { change: Change }) {
  const t = useTranslations('admin.lead.history');
  const who = actor === 'visitor' ? t('applicant') : actor;
  return (
    <li>
      <StatusBadge status={toStatus} />
      <span className={shared.soft}>
        {t('change', { actor: who })} <ExactTime value={changedAt} />
      </span>
    </li>
  );
}

/** Every status the lead had, and who gave it. */
export function StatusHistoryCard({ history }: { history: readonly Change[] }) {
  const t = useTranslations('admin.lead.history');
  return (
    <Card title={t('title')}>
      {history.length === 0 ? (
        <p className={shared.soft}>{t('none')}</p>
      ) : (
        <ol className={`${shared.list} ${styles.trail}`}>
          {history.map((change, at) => (
            <ChangeLine
              key={at}
              change={change}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

type Mail = LeadDetail['mails'][number];

const tones = {
  sent: 'green',
  waiting: 'grey',
} as const;
function toneOf(status: string) {
  return Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : 'amber';
}

function MailLine({ mail: { id, kind, recipient, status, createdAt, sentAt } }: { mail: Mail }) {
  const t = useTranslations('admin.lead.mails');
  const statusLabel = useStoredLabel('mailStatus');
  return (
    <li>
      <span>
        <Link
          to={`${pathOf('sent')}&mail=${id}`}
          aria-label={t('read', { kind: humanize(kind) })}
        >
          {humanize(kind)}
        </Link>
        <span className={styles.under}>
          {recipient ? <EmailText>{recipient}</EmailText> : t('noRecipient')}
        </span>
      </span>
      <span className={styles.trailEnd}>
        <Badge tone={toneOf(status)}>{statusLabel(status)}</Badge>
        <ExactTime
          value={sentAt ?? createdAt}
          className={shared.smallWrap}
        />
      </span>
    </li>
  );
}

export function MailsCard({ mails }: { mails: readonly Mail[] }) {
  const t = useTranslations('admin.lead.mails');
  return (
    <Card title={t('title')}>
      {mails.length === 0 ? (
        <p className={shared.soft}>{t('none')}</p>
      ) : (
        <ul className={`${shared.list} ${styles.trail}`}>
          {mails.map((mail) => (
            <MailLine
              key={mail.id}
              mail={mail}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
