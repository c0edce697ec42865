import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { campaignNames } from '#core/domain/leads/lead-source.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Fact, Facts } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { pathOf } from '../../navigation/tabs.ts';
import styles from './lead.module.css';
import { useStoredLabel } from './stored-words.ts';
import { Trail, TrailEnd } from './Trail.tsx';

/** A click id is long and means nothing to people: its start tells it apart. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 24)}…` : text;
}

/** Where the visitor came from. */
export function SourceFacts({ source }: Pick<LeadDetail, 'source'>) {
  const t = useTranslations('admin.lead.source');
  if (!source) {
    return <p className={shared.soft}>{t('none')}</p>;
  }
  const { firstSeen, page, referrer, isLogged } = source;
  return (
    <Facts>
      <Fact name={t('firstSeen')}>
        {firstSeen && <ExactTime value={firstSeen} />}
        <span className={styles.under}>{t(isLogged ? 'logged' : 'claimed')}</span>
      </Fact>
      <Fact name={t('page')}>{page}</Fact>
      <Fact name={t('referrer')}>{referrer ?? t('direct')}</Fact>
      {campaignNames.map(
        (name) =>
          source[name] !== null && (
            <Fact key={name} name={t(name)}>
              <span title={source[name]}>{shortened(source[name])}</span>
            </Fact>
          ),
      )}
    </Facts>
  );
}

const tones: Partial<Record<string, 'green' | 'grey'>> = { sent: 'green', waiting: 'grey' };

export function MailTrail({ lead: { mails } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.mails');
  const statusLabel = useStoredLabel('mailStatus');
  return (
    <Trail rows={mails} none={t('none')}>
      {({ id, kind, recipient, status, reason, createdAt, sentAt }) => (
        <>
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
            {(status === 'failed' || status === 'withheld') && reason && (
              <span className={styles.under}>{reason}</span>
            )}
          </span>
          <TrailEnd>
            <Badge tone={tones[status] ?? 'amber'}>{statusLabel(status)}</Badge>
            <ExactTime value={sentAt ?? createdAt} />
          </TrailEnd>
        </>
      )}
    </Trail>
  );
}
