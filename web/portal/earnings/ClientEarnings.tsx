import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { listClientEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { readReferredLead } from '#core/contract/partners/affiliate/lead.ts';
import { exportOwnReferrals } from '#core/contract/partners/affiliate/referrals.ts';
import { portalLeadPath, portalPaths, portalStatementPath } from '#core/contract/site.ts';
import { earningStates } from '#core/domain/partners/earning.ts';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { Chevron, Download } from '#web/kit/icons.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { LedgerLines } from '#web/office/commission/LedgerLines.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Chips } from '#web/office/list/Chips.tsx';
import { GrowingList } from '#web/office/list/GrowingList.tsx';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolLink } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { ClientEarning, Earnings } from '../api-types.ts';
import { CreditText } from '../lead/ReferralCard.tsx';
import { EarningBadge, useEarningNext } from './earning-words.tsx';
import styles from './client-earnings.module.css';

/** Why the client counts; read when the row is opened, because it is a look at the lead. */
function WhyItCounts({ leadId }: { leadId: number }) {
  const t = useTranslations('portal.lead.referral');
  const { data } = useAnswer(readReferredLead, { params: { id: String(leadId) } });
  return data?.receipt ? (
    <div>
      <h3 className={shared.small}>{t('why')}</h3>
      <CreditText receipt={data.receipt} />
    </div>
  ) : null;
}

function Behind({ row }: { row: ClientEarning }) {
  const t = useTranslations('portal.earnings.clients');
  const statement = useTranslations('portal.earnings.statements');
  const language = useLocale();
  const { dateOf } = useFormats();
  const { leadId, state, at, missing, payments, lines } = row;
  const approval =
    state === 'approved' && at !== null
      ? [{ at, content: <span className={shared.strong}>{t('approved')}</span> }]
      : [];
  return (
    <div className={`${shared.sunk} ${styles.behind}`}>
      <LedgerLines lines={lines} events={approval} />
      <div className={shared.tightRows}>
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map(({ what }) => (
              <li key={what}>{basisTexts[language][what]}</li>
            ))}
          </ul>
        )}
        {leadId !== null && <WhyItCounts leadId={leadId} />}
        <p className={`${shared.wrap} ${styles.links}`}>
          {missing.length > 0 && <Link to={portalPaths.agreement}>{t('whatIsMissing')}</Link>}
          {leadId !== null && <Link to={portalLeadPath(leadId)}>{t('open')}</Link>}
          {payments.map(({ payoutId, paidOn }) => (
            <Link key={payoutId} to={portalStatementPath(payoutId)}>
              {statement('open', { date: dateOf(paidOn) })}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}

function Row({ row, nextDay }: { row: ClientEarning; nextDay: string | null }) {
  const { cents } = useFormats();
  const next = useEarningNext(nextDay);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.row}>
          <span className={`${shared.strong} ${shared.breakable}`}>{row.name}</span>
          <EarningBadge {...row} />
          <span className={styles.next}>{next(row)}</span>
          <span className={styles.amount}>{cents(row.cents)}</span>
          <Chevron size={18} />
        </summary>
        {isOpen && <Behind row={row} />}
      </details>
    </li>
  );
}

const counted = earningStates.filter((state) => state !== 'void');
const everything = counted.join();

export function ClientEarnings({ earnings }: { earnings: Earnings }) {
  const t = useTranslations('portal.earnings.clients');
  const language = useLocale();
  const [status, setStatus] = useState(everything);
  const list = useGrowingList(listClientEarnings, { query: { pageSize: 20, status } });
  const { clients, isOn, nextPaymentDay } = earnings;
  const all = clients.estimated + clients.onHold + clients.approved + clients.paid;
  const counts = { ...clients, on_hold: clients.onHold };
  const states = counted.filter((state) => isOn || state !== 'estimated');
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <ToolLink
          href={localizedPath(`${exportOwnReferrals.path}?sort=commission`, language)}
          download
        >
          <Download size={16} />
          CSV
        </ToolLink>
      }
    >
      <div className={styles.chips}>
        <Chips
          label={t('columns.state')}
          choices={[
            { value: everything, words: t('all'), count: all },
            ...states.map((state) => ({
              value: state,
              words: t(`states.${state}`),
              count: counts[state],
            })),
            { value: 'void', words: t('states.void') },
          ]}
          isChosen={(value) => value === status}
          onChoose={setStatus}
        />
      </div>
      <div className={`${styles.row} ${shared.small} ${styles.head}`} aria-hidden="true">
        {(['client', 'state', 'next', 'amount'] as const).map((column) => (
          <span key={column}>{t(`columns.${column}`)}</span>
        ))}
      </div>
      <GrowingList
        list={list}
        failure={t('failed')}
        more={t('more')}
        lines={6}
        className={styles.more}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={t(status === everything ? 'none' : 'noneInState')}
              text={status === everything && t('noneText')}
            />
          ) : (
            <ul className={shared.list}>
              {rows.map((row) => (
                <Row key={row.referralId} row={row} nextDay={nextPaymentDay} />
              ))}
            </ul>
          )
        }
      </GrowingList>
    </Card>
  );
}
