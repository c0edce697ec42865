import type { addedColumns } from '#core/contract/leads/lists.ts';
import { clockAt } from '#core/domain/permission/local-time.ts';
import { formatDate, formatDollars, formatScoreRange, formatZone } from '#core/i18n/format.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import type { Column } from '#web/office/list/column.ts';
import type { Texts } from '#web/office/messages/texts.ts';
import { CodeBadge } from '#web/office/parts/Badge.tsx';
import { TimeAgo, type TimeWords, useMoment } from '#web/office/parts/RelativeTime.tsx';
import type { LeadRow } from '../api-types.ts';
import { timelineText } from './lead/stored-words.ts';
import type { WaitOf } from '../office/queue/use-wait.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './leads.module.css';

type AddedName = (typeof addedColumns)[number];

/** Timelines of applicants who should be called first. */
const soon = ['immediately', '1 month'];

function LocalTime({ timeZone }: { timeZone: string }) {
  return <span title={formatZone(timeZone, 'en')}>{clockAt(timeZone, new Date(useMoment()))}</span>;
}

/** How long a lead has waited for its first answer; overdue leads are marked. */
function Waiting({ since, waitOf }: { since: string; waitOf: WaitOf }) {
  const wait = waitOf(since, useMoment());
  return (
    <span
      className={wait?.isLate ? styles.late : undefined}
      title={formatDate(since, 'en', viewerTimeZone(), 'dateTime')}
    >
      {wait?.text}
    </span>
  );
}

function NextStep({ at, words }: { at: string; words: TimeWords }) {
  return (
    <TimeAgo
      value={at}
      words={words}
      className={Date.parse(at) <= useMoment() ? styles.late : undefined}
    />
  );
}

function Verdict({ lead, t }: { lead: LeadRow; t: Texts<'admin.leads'> }) {
  if (lead.isQualified) {
    return <span className={styles.qualified}>{t('filters.isQualified')}</span>;
  }
  const reasons = lead.unmet.map((name) => t(`unmet.${name}`)).join(', ');
  return (
    <>
      <span className={styles.review}>{t('filters.isNotQualified')}</span>
      {reasons && <span className={shared.soft}> {reasons}</span>}
    </>
  );
}

/** The cells of the optional columns, without headers. */
export function addedCells(
  t: Texts<'admin.leads'>,
  words: TimeWords,
  nameOf: (staffId: number) => string,
  waitOf: WaitOf,
): Readonly<Record<AddedName, Omit<Column<LeadRow>, 'name' | 'header'>>> {
  const usual = { isAdded: true, side: 'start' } as const;
  return {
    prefers: {
      ...usual,
      cell: ({ contactMethod: way }) =>
        way === 'phone' || way === 'email' || way === 'text' ? t(`ways.${way}`) : (way ?? '–'),
    },
    verdict: {
      ...usual,
      cell: (lead) => <Verdict lead={lead} t={t} />,
    },
    timeline: {
      ...usual,
      sort: 'timeline',
      cell: ({ timeline }) => (
        <span className={soon.includes(timeline ?? '') ? styles.soon : undefined}>
          {timeline === 'immediately' ? t('now') : timeline ? timelineText(timeline) : '–'}
        </span>
      ),
    },
    price: {
      ...usual,
      sort: 'price',
      isFigure: true,
      cell: ({ homePrice }) => (homePrice === null ? '–' : formatDollars(homePrice, 'en')),
    },
    score: {
      ...usual,
      sort: 'score',
      isFigure: true,
      cell: ({ creditScore }) => (creditScore ? formatScoreRange(creditScore, 'en') : '–'),
    },
    localTime: {
      ...usual,
      cell: ({ timeZone }) => (timeZone ? <LocalTime timeZone={timeZone} /> : '–'),
    },
    source: {
      ...usual,
      cell: ({ referralCode, sourceName }) =>
        referralCode ? <CodeBadge code={referralCode} /> : (sourceName ?? '–'),
    },
    owner: {
      ...usual,
      cell: ({ ownerId }) => (ownerId === null ? '–' : nameOf(ownerId)),
    },
    lastTouch: {
      ...usual,
      sort: 'lastTouch',
      cell: ({ lastTouchAt }) =>
        lastTouchAt ? <TimeAgo value={lastTouchAt} words={words} /> : t('filters.never'),
    },
    nextStep: {
      ...usual,
      sort: 'nextStep',
      cell: ({ nextFollowUpAt }) =>
        nextFollowUpAt ? <NextStep at={nextFollowUpAt} words={words} /> : '–',
    },
    waiting: {
      ...usual,
      isFigure: true,
      side: 'end',
      cell: ({ isWaiting, createdAt }) =>
        isWaiting ? <Waiting since={createdAt} waitOf={waitOf} /> : '–',
    },
  };
}
