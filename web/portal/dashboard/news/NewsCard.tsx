import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readOwnNews } from '#core/contract/partners/affiliate/news.ts';
import { portalLeadPath, portalStatementPath } from '#core/contract/site.ts';
import { type Milestone, nextAfter } from '#core/domain/partners/milestones.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { OwnNews } from '../../api-types.ts';
import { dayText, shortDay } from '../../parts/day-text.ts';
import { kindOfStep, type NewsKind, toldFirst } from './told-first.ts';
import layout from '../dashboard.module.css';
import styles from './news.module.css';

interface NewsLine {
  key: string | number;
  kind: NewsKind;
  tone: 'good' | 'bad' | 'plain';
  /** A screen with more about it. */
  to?: string;
  subject: string;
  what: string;
  more: string | null;
  at: string;
}

function Line({ tone, to, subject, what, more, at }: NewsLine) {
  const language = useLocale();
  const parts: ReactNode = (
    <>
      <span className={`${styles.dot} ${styles[tone]}`} />
      <span className={shared.breakable}>
        <strong>{subject}</strong> · {what}
        {more && <span className={styles.more}>{more}</span>}
      </span>
      <time dateTime={at} className={`${shared.small} ${styles.day}`}>
        {dayText(at, language)}
      </time>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className={styles.line}>
          {parts}
        </Link>
      ) : (
        <span className={styles.line}>{parts}</span>
      )}
    </li>
  );
}

function toneOf(milestone: Milestone): NewsLine['tone'] {
  if (milestone === 'ended') {
    return 'bad';
  }
  return milestone === 'contacted' ? 'plain' : 'good';
}

function useLines(): (news: OwnNews) => readonly NewsLine[] {
  const t = useTranslations('portal.news');
  const { cents } = useFormats();
  const texts = milestoneTexts[useLocale()];
  const meaningOf = ({ milestone, status, commissionAmount }: OwnNews['milestones'][number]) => {
    if (status === 'void') {
      return t('commission.void');
    }
    if (status === 'pending' || commissionAmount === null) {
      return milestone === 'ended' ? null : texts.next[nextAfter(milestone)];
    }
    return t(`commission.${status}`, { amount: cents(commissionAmount) });
  };
  const paid = ({ payees, cameBack }: OwnNews['payments'][number]) => {
    const payee = payees.join(', ');
    const key = cameBack ? 'cameBack' : 'payment';
    return payee === '' ? t(key) : t(`${key}To`, { payee });
  };
  return ({ payments, milestones, approvals, wonDisputes, newClients }) =>
    toldFirst<NewsLine>([
      ...payments.map((news) => ({
        key: `payment ${news.payoutId} ${news.at}`,
        kind: 'payment' as const,
        tone: news.cameBack ? ('bad' as const) : ('good' as const),
        to: portalStatementPath(news.payoutId),
        subject: cents(news.totalCents),
        what: paid(news),
        more: t('statement'),
        at: news.at,
      })),
      ...approvals.map(({ leadId, name, commissionAmount, at }) => ({
        key: `approval ${leadId}`,
        kind: 'approval' as const,
        tone: 'good' as const,
        to: portalLeadPath(leadId),
        subject: cents(commissionAmount),
        what: t('approved', { name }),
        more: null,
        at,
      })),
      ...wonDisputes.map(({ leadId, name, at }) => ({
        key: `dispute ${leadId}`,
        kind: 'dispute' as const,
        tone: 'good' as const,
        to: portalLeadPath(leadId),
        subject: name,
        what: t('won'),
        more: t('wonMore'),
        at,
      })),
      ...milestones.map((news) => ({
        key: news.leadId,
        kind: kindOfStep(news),
        tone: toneOf(news.milestone),
        to: portalLeadPath(news.leadId),
        subject: news.name,
        what: texts.milestones[news.milestone],
        more: meaningOf(news),
        at: news.at,
      })),
      ...newClients.map(({ origin, count, firstNames, latestAt }) => ({
        key: origin,
        kind: 'clients' as const,
        tone: 'plain' as const,
        subject: t('newClients', { count }),
        what: t(`by.${origin}`),
        more: t('names', { names: firstNames.join(', '), others: count - firstNames.length }),
        at: latestAt,
      })),
    ]);
}

/** The lines that are shown at first; the others appear on request. */
const atOnce = 3;

function Lines({ lines }: { lines: readonly NewsLine[] }) {
  const t = useTranslations('portal.news');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, atOnce);
  const hidden = lines.length - shown.length;
  return (
    <>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <Line {...line} key={line.key} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className={styles.rest}>
          <ToolButton variant="quiet" onClick={() => setIsWhole(true)}>
            {t('rest', { count: hidden })}
          </ToolButton>
        </div>
      )}
    </>
  );
}

/** Changes since the partner's last visit; none on the first one. */
export function NewsCard() {
  const t = useTranslations('portal.news');
  const language = useLocale();
  const linesOf = useLines();
  const { data: news } = useAnswer(readOwnNews);
  if (!news || news.since === null) {
    return null;
  }
  const lines = linesOf(news);
  return (
    <Card
      title={t('title')}
      aside={<span className={shared.small}>{shortDay(news.since, language)}</span>}
      isFlush
      className={`${layout.news} ${styles.card}`}
    >
      {lines.length > 0 ? <Lines lines={lines} /> : <p className={styles.quiet}>{t('nothing')}</p>}
    </Card>
  );
}
