import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { readQueue } from '#core/contract/office/queue.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { clockAt, localTimeOf } from '#core/domain/permission/local-time.ts';
import { formatDate } from '#core/i18n/format.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Phone } from '#web/kit/icons.tsx';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { telephoneLink } from '#web/office/parts/contact-links.ts';
import { useMoment } from '#web/office/parts/RelativeTime.tsx';
import { LeadLink } from '../../LeadLink.tsx';
import { useDayTexts } from '../../operations/report/use-day-texts.ts';
import { useWait } from './use-wait.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './today.module.css';

export type QueueItem = AnswerOf<typeof readQueue>['items'][number];

/** Why a lead is here and how long it has waited. */
function useWhy({ lead, reason, dueAt, returnsAt }: QueueItem, moment: number): string {
  const t = useTranslations('admin.today.why');
  const days = useDayTexts();
  const wait = useWait(reason !== 'follow_up')(lead.createdAt, moment);
  const zone = viewerTimeZone();
  const dayOf = (value: string | number) => localTimeOf(zone, new Date(value)).day;
  const at = (value: string) =>
    dayOf(value) === dayOf(moment) ? days.time(value, zone) : days.moment(value, zone);
  if (reason === 'follow_up') {
    return t('follow_up', { at: at(dueAt) });
  }
  const parts = [
    wait && t('waits', { wait: wait.text }),
    reason === 'new' || reason === 'unowned'
      ? t('dueAt', { at: at(dueAt) })
      : t('wasDue', { at: at(dueAt) }),
    lead.ownerId !== null && returnsAt !== null && t('returns', { at: at(returnsAt) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A lead to call: the person, the way, the reason and their local time. */
export function QueueRow({ item, isCurrent }: { item: QueueItem; isCurrent: boolean }) {
  const t = useTranslations('admin.today');
  const languages = useTranslations('admin.languages');
  const moment = useMoment();
  const { lead } = item;
  const zone = viewerTimeZone();
  const { timeZone, language } = lead;
  const there = timeZone && clockAt(timeZone, new Date(moment));
  const noEmail = item.email?.allowed === false && t('noEmail', { reason: item.email.reason });
  const where = [lead.propertyState, there && t('localTime', { time: there }), noEmail];
  return (
    <li className={styles.row} data-row={lead.id} data-cursor={isCurrent || undefined}>
      <div className={`${shared.wrapCentered} ${styles.who}`} data-title>
        <LeadLink lead={lead} />
        <span className={styles.marks}>
          {lead.ownerId === null && <Badge tone="amber">{t('noOwner')}</Badge>}
          {language !== 'en' && <Badge>{languages(language)}</Badge>}
          {lead.isSuspicious && <Badge tone="red">{t('suspicious')}</Badge>}
        </span>
      </div>
      <span className={styles.why} title={formatDate(lead.createdAt, 'en', zone, 'dateTime')}>
        {useWhy(item, moment)}
      </span>
      <span className={`${shared.hint} ${styles.where}`}>{where.filter(Boolean).join(' · ')}</span>
      {item.phone.allowed ? (
        <a
          className={`${shared.inlineCentered} ${styles.call}`}
          href={telephoneLink(lead.phone)}
          title={item.phone.reason}
        >
          <Phone size={16} />
          {lead.phone}
        </a>
      ) : (
        <span className={styles.notNow}>
          {t('notNow', { reason: item.phone.reason })}
          {item.email?.allowed && (
            <>
              {' · '}
              <Link to={adminLeadPath(lead.id)}>{t('email')}</Link>
            </>
          )}
        </span>
      )}
    </li>
  );
}
