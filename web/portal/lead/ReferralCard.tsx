import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { CodeBadge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { ReferredLead } from '../api-types.ts';
import styles from './lead.module.css';

type Receipt = NonNullable<ReferredLead['receipt']>;
type Touch = Receipt['touches'][number];

const verdicts = [
  'winner',
  'same_code',
  'earlier_code',
  'later_code',
  'expired',
  'outranked',
  'overruled',
] as const;

function TouchLine({ touch: { touchedAt, isOwn, verdict } }: { touch: Touch }) {
  const t = useTranslations('portal.lead.referral');
  const known = verdicts.find((one) => one === verdict);
  return (
    <li>
      <span className={shared.strong}>{isOwn ? t('ownLink') : t('otherLink')}</span>
      {known && <span>{t(`verdicts.${known}`)}</span>}
      <ExactTime value={touchedAt} className={shared.smallWrap} />
    </li>
  );
}

function Dispute({ dispute }: { dispute: Receipt['disputes'][number] }) {
  const t = useTranslations('portal.lead.referral.disputes');
  const { dateOf } = useFormats();
  const { isOwn, askedAt, why, decided } = dispute;
  return (
    <li>
      <span>{t(isOwn ? 'own' : 'other', { date: dateOf(askedAt), why: why ?? '' })}</span>
      <span>{decided ? t(decided.outcome, { date: dateOf(decided.at) }) : t('open')}</span>
      {decided?.reason && <span>{t('reason', { reason: decided.reason })}</span>}
    </li>
  );
}

function whyKey({ reason, windowDays }: Receipt) {
  if (reason === 'staff') {
    return 'byLender';
  }
  if (reason === 'buyer_choice') {
    return 'byChoice';
  }
  if (windowDays === null) {
    return 'byLink';
  }
  return reason === 'latest_valid_code' ? 'byLatestLink' : 'byFirstLink';
}

export function CreditText({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('portal.lead.referral');
  return <p>{t(whyKey(receipt), { days: String(receipt.windowDays ?? 0) })}</p>;
}

export function ReceiptFold({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('portal.lead.referral');
  const { touches, isInReview, decidedAt, disputes } = receipt;
  return (
    <details className={styles.fold}>
      <summary>{t('why')}</summary>
      <CreditText receipt={receipt} />
      {decidedAt && <ExactTime value={decidedAt} className={shared.smallWrap} />}
      {isInReview && <p>{t('inReview')}</p>}
      <ol className={`${shared.list} ${shared.trail} ${styles.steps}`}>
        {touches.map((touch, at) => (
          <TouchLine key={at} touch={touch} />
        ))}
      </ol>
      {disputes.length > 0 && (
        <ol className={`${shared.list} ${shared.trail} ${styles.steps}`}>
          {disputes.map((dispute, at) => (
            <Dispute key={at} dispute={dispute} />
          ))}
        </ol>
      )}
    </details>
  );
}

export function ReferralCard({ lead: { referralCode } }: { lead: ReferredLead }) {
  const t = useTranslations('portal.lead.referral');
  if (referralCode === null) {
    return null;
  }
  return (
    <Card title={t('title')}>
      <Facts>
        <Fact name={t('referredBy')}>
          <CodeBadge code={referralCode} />
        </Fact>
      </Facts>
    </Card>
  );
}
