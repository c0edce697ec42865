import { useTranslations } from 'use-intl';
import type { readQueue } from '#core/contract/office/queue.ts';
import { clockAt, localTimeOf } from '#core/domain/permission/local-time.ts';
import { formatDate, formatDollars, formatScoreRange } from '#core/i18n/format.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Bubble, Mail, Moon, Phone } from '#web/kit/icons.tsx';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { useMoment } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import { LeadLink } from '../../LeadLink.tsx';
import { timelineText } from '../../leads/lead/stored-words.ts';
import styles from './queue.module.css';

export type QueueItem = AnswerOf<typeof readQueue>['items'][number];

/** From so many milliseconds before a lead passes on its row says so. */
export const warningMs = 10 * 60_000;
const minuteMs = 60_000;

const ways = { phone: Phone, text: Bubble, email: Mail };

function useSpan() {
  const t = useTranslations('admin.queue.spans');
  return (ms: number) => {
    const minutes = Math.max(0, Math.floor(ms / minuteMs));
    if (minutes < 60) {
      return t('minutes', { count: String(minutes) });
    }
    const hours = Math.floor(minutes / 60);
    return hours < 24
      ? t('hours', { count: String(hours) })
      : t('days', { count: Math.floor(hours / 24) });
  };
}

function NextStep({ item, moment }: { item: QueueItem; moment: number }) {
  const t = useTranslations('admin.queue.next');
  const { lead, nextTryAt, nextNote, returnsAt, isDue, dueAt, phone, email } = item;
  // "Mon 8:05 AM": there is no room for more.
  const at = (value: string) => {
    const [day, clock] = [dayOf(value, moment), clockAt(viewerTimeZone(), new Date(value))];
    return day === clock ? clock : `${day} ${clock}`;
  };
  const mayWrite = lead.contactMethod === 'email' && email?.allowed !== false;
  if (!phone.allowed && phone.until === null && !mayWrite) {
    return <span title={phone.reason}>{t('noCall', { reason: phone.reason })}</span>;
  }
  if (nextTryAt) {
    // How late it is stands under "Waits": of another day the date is enough.
    const isLater = Date.parse(nextTryAt) > moment;
    const isAsleep = !isLater && !phone.allowed && phone.until;
    const when = isLater
      ? at(nextTryAt)
      : isAsleep
        ? t('callFrom', { at: at(isAsleep) })
        : dayOf(nextTryAt, moment);
    const said = nextNote ? t('step', { at: when, note: nextNote }) : when;
    return <span title={said}>{said}</span>;
  }
  const passesIn = returnsAt === null ? Infinity : Date.parse(returnsAt) - moment;
  if (returnsAt && passesIn > 0 && passesIn <= warningMs) {
    return <span className={styles.late}>{t('passesOn', { at: at(returnsAt) })}</span>;
  }
  if (!phone.allowed && phone.until) {
    return t('from', { at: at(phone.until) });
  }
  const isEarly = !isDue && lead.isWaiting && Date.parse(dueAt) > moment;
  return isEarly ? t('by', { at: at(dueAt) }) : t('answer');
}

function LastTry({ item, moment }: { item: QueueItem; moment: number }) {
  const t = useTranslations('admin.queue');
  const outcomes = useTranslations('admin.contact.outcomes');
  const texts = useTranslations('admin.contact');
  const [first] = item.openBy;
  if (first !== undefined) {
    return <span className={styles.on}>{t('isOnIt', { name: first.split(' ')[0]! })}</span>;
  }
  const { lastOutcome: outcome, lastTryAt: at } = item;
  if (outcome === null || at === null) {
    return (
      <span className={shared.soft} aria-label={t('notTried')} data-none>
        –
      </span>
    );
  }
  const said = outcome === 'sent' ? texts('wasSent') : outcomes(outcome);
  return t('tried', { outcome: said, day: dayOf(at, moment) });
}

const dayMs = 24 * 60 * minuteMs;

/** The day of a try or a step: a time of today, a weekday, or a date. */
function dayOf(value: string, moment: number): string {
  const zone = viewerTimeZone();
  const at = new Date(value);
  if (localTimeOf(zone, at).day === localTimeOf(zone, new Date(moment)).day) {
    return clockAt(zone, at);
  }
  const isNear = Math.abs(moment - at.getTime()) < 6 * dayMs;
  return at.toLocaleDateString('en-US', {
    timeZone: zone,
    ...(isNear ? { weekday: 'short' } : { month: 'short', day: 'numeric' }),
  });
}

interface RowProps {
  item: QueueItem;
  /** Whom the amber button gives. */
  isNext: boolean;
  isCurrent: boolean;
}

export function QueueRow({ item, isNext, isCurrent }: RowProps) {
  const t = useTranslations('admin.queue');
  const leads = useTranslations('admin.leads');
  const languages = useTranslations('admin.languages');
  const span = useSpan();
  const moment = useMoment();
  const { lead, isDue, phone, nextTryAt } = item;
  const { contactMethod: way, timeZone, language } = lead;
  const isWay = way === 'phone' || way === 'text' || way === 'email';
  const Way = isWay ? ways[way] : null;
  const since = Date.parse(nextTryAt ?? lead.createdAt);
  return (
    <tr
      role="row"
      className={styles.row}
      data-row={lead.id}
      data-cursor={isCurrent || undefined}
      data-next={isNext || undefined}
      data-busy={item.openBy.length > 0 || undefined}
    >
      <td role="cell" className={styles.name} data-title>
        <span title={`${lead.firstName} ${lead.lastName}`} className={shared.truncate}>
          <LeadLink lead={lead} />
        </span>
        {language !== 'en' && (
          <span className={styles.language} title={languages(language)}>
            {language.toUpperCase()}
          </span>
        )}
        {lead.isSuspicious && <Badge tone="red">{t('suspicious')}</Badge>}
      </td>
      <td role="cell" className={styles.result}>
        <span className={styles.dot} data-qualified={lead.isQualified} />
        {leads(lead.isQualified ? 'filters.isQualified' : 'filters.isNotQualified')}
      </td>
      <td role="cell" className={styles.timeline}>
        {lead.timeline === 'immediately'
          ? leads('now')
          : lead.timeline
            ? timelineText(lead.timeline)
            : '–'}
      </td>
      <td role="cell" className={styles.price}>
        {lead.homePrice === null ? '–' : formatDollars(lead.homePrice, 'en')}
      </td>
      <td role="cell" className={styles.score}>
        {lead.creditScore ? formatScoreRange(lead.creditScore, 'en') : '–'}
      </td>
      <td role="cell" className={styles.prefers}>
        {Way && <Way size={14} />}
        {isWay ? leads(`ways.${way}`) : (way ?? '–')}
      </td>
      <td
        role="cell"
        className={`${styles.waits} ${isDue ? styles.late : ''}`}
        title={formatDate(lead.createdAt, 'en', viewerTimeZone(), 'dateTime')}
      >
        {since > moment ? '–' : span(moment - since)}
      </td>
      <td role="cell" className={styles.there} title={phone.reason}>
        <b>{lead.propertyState ?? ''}</b> {timeZone ? clockAt(timeZone, new Date(moment)) : '–'}
        {!phone.allowed && phone.until && <Moon size={14} />}
      </td>
      <td role="cell" className={styles.last}>
        <LastTry item={item} moment={moment} />
      </td>
      <td role="cell" className={styles.next}>
        <NextStep item={item} moment={moment} />
      </td>
    </tr>
  );
}
