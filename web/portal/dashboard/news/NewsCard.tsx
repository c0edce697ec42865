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

type Tone = 'good' | 'bad' | 'plain';

interface LineProps {
  tone: Tone;
  /** A screen with more about it. */
  to?: string;
  subject: string;
  what: string;
  more: string | null;
  at: string;
}

function Line({ tone, to, subject, what, more, at }: LineProps) {
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

function toneOf(milestone: Milestone): Tone {
  if (milestone === 'ended') {
    return 'bad';
  }
  return milestone === 'contacted' ? 'plain' : 'good';
}

function MilestoneLine({ news }: { news: OwnNews['milestones'][number] }) {
  const t = useTranslations('portal.news');
  const { cents } = useFormats();
  const { milestones, next } = milestoneTexts[useLocale()];
  const { leadId, name, milestone, at, status, commissionAmount } = news;
  const meaning = () => {
    if (status === 'void') {
      return t('commission.void');
    }
    if (status === 'pending' || commissionAmount === null) {
      return milestone === 'ended' ? null : next[nextAfter(milestone)];
    }
    return t(`commission.${status}`, { amount: cents(commissionAmount) });
  };
  return (
    <Line
      tone={toneOf(milestone)}
      to={portalLeadPath(leadId)}
      subject={name}
      what={milestones[milestone]}
      more={meaning()}
      at={at}
    />
  );
}

function PaymentLine({ news }: { news: OwnNews['payments'][number] }) {
  const t = useTranslations('portal.news');
  const { cents } = useFormats();
  const payee = news.payees.join(', ');
  const key = news.cameBack ? 'cameBack' : 'payment';
  return (
    <Line
      tone={news.cameBack ? 'bad' : 'good'}
      to={portalStatementPath(news.payoutId)}
      subject={cents(news.totalCents)}
      what={payee === '' ? t(key) : t(`${key}To`, { payee })}
      more={t('statement')}
      at={news.at}
    />
  );
}

function ApprovalLine({ news }: { news: OwnNews['approvals'][number] }) {
  const t = useTranslations('portal.news');
  const { cents } = useFormats();
  return (
    <Line
      tone="good"
      to={portalLeadPath(news.leadId)}
      subject={cents(news.commissionAmount)}
      what={t('approved', { name: news.name })}
      more={null}
      at={news.at}
    />
  );
}

function WonLine({ news }: { news: OwnNews['wonDisputes'][number] }) {
  const t = useTranslations('portal.news');
  return (
    <Line
      tone="good"
      to={portalLeadPath(news.leadId)}
      subject={news.name}
      what={t('won')}
      more={t('wonMore')}
      at={news.at}
    />
  );
}

function NewClientsLine({ origin, count, firstNames, latestAt }: OwnNews['newClients'][number]) {
  const t = useTranslations('portal.news');
  return (
    <Line
      tone="plain"
      subject={t('newClients', { count })}
      what={t(`by.${origin}`)}
      more={t('names', { names: firstNames.join(', '), others: count - firstNames.length })}
      at={latestAt}
    />
  );
}

function told(kind: NewsKind, at: string, line: ReactNode) {
  return { kind, at, line };
}

function linesOf({ payments, milestones, approvals, wonDisputes, newClients }: OwnNews) {
  return toldFirst([
    ...payments.map((news) =>
      told(
        'payment',
        news.at,
        <PaymentLine key={`payment ${news.payoutId} ${news.at}`} news={news} />,
      ),
    ),
    ...approvals.map((news) =>
      told('approval', news.at, <ApprovalLine key={`approval ${news.leadId}`} news={news} />),
    ),
    ...wonDisputes.map((news) =>
      told('dispute', news.at, <WonLine key={`dispute ${news.leadId}`} news={news} />),
    ),
    ...milestones.map((news) =>
      told(kindOfStep(news), news.at, <MilestoneLine key={news.leadId} news={news} />),
    ),
    ...newClients.map((news) =>
      told('clients', news.latestAt, <NewClientsLine key={news.origin} {...news} />),
    ),
  ]).map(({ line }) => line);
}

/** The lines that are shown at first; the others appear on request. */
const atOnce = 3;

function Lines({ lines }: { lines: readonly ReactNode[] }) {
  const t = useTranslations('portal.news');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, atOnce);
  const hidden = lines.length - shown.length;
  return (
    <>
      <ul className={styles.lines}>{shown}</ul>
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
