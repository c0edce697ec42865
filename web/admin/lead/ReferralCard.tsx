import { useTranslations } from 'use-intl';
import { Badge, CodeBadge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import { CreditDialog } from './CreditDialog.tsx';
import styles from './lead.module.css';
import { capitalize, useStoredLabel } from './stored-words.ts';

type Touch = NonNullable<LeadDetail['referral']>['touches'][number];

function AttributionReceipt({ touches }: { touches: readonly Touch[] }) {
  const t = useTranslations('admin.lead.referral');
  const verdictLabel = useStoredLabel('verdict');
  const sourceLabel = useStoredLabel('source');
  if (touches.length === 0) {
    return null;
  }
  return (
    <>
      <h3 className={styles.sub}>{t('receipt')}</h3>
      <ol className={`${shared.list} ${styles.trail}`}>
        {touches.map(({ code, touchedAt, verdict, source }, at) => (
          <li key={at}>
            <CodeBadge code={code} />
            <span className={styles.trailEnd}>
              <span>{verdictLabel(verdict)}</span>
              <ExactTime
                value={touchedAt}
                className={shared.smallWrap}
              />
              <span className={shared.smallWrap}>{sourceLabel(source ?? 'none')}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

type Decision = NonNullable<LeadDetail['referral']>['handovers'][number];

function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  const t = useTranslations('admin.credit');
  if (decisions.length === 0) {
    return null;
  }
  return (
    <>
      <h3 className={styles.sub}>{t('decisions')}</h3>
      <ol className={`${shared.list} ${styles.trail}`}>
        {decisions.toReversed().map(({ at, by, from, to, reason }, index) => (
          <li key={index}>
            <span>
              {t('change', { from: from ?? t('nobody'), to: to ?? t('nobody') })}
              <span className={styles.under}>{reason}</span>
            </span>
            <span className={styles.trailEnd}>
              <span>{t('by', { name: by })}</span>
              <ExactTime
                value={at}
                className={shared.smallWrap}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

interface ReferralProps {
  referral: NonNullable<LeadDetail['referral']>;
}

function toneOf(status: string) {
  if (status === 'void') {
    return 'red';
  }
  return status === 'pending' ? 'grey' : 'green';
}

function ReviewNote({ review }: { review: string }) {
  const t = useTranslations('admin.lead.referral');
  const reviewLabel = useStoredLabel('review');
  return (
    <div
      className={shared.notice}
      role="note"
    >
      <p>{t('review')}</p>
      <span>{reviewLabel(review)}</span>
    </div>
  );
}

function ChoiceFacts({ referral: { choice, review, touches } }: ReferralProps) {
  const t = useTranslations('admin.lead.referral');
  const outranked = touches.find(({ verdict }) => verdict === 'outranked');
  const isDead = choice !== null && choice.code !== '' && !choice.isLive;
  return (
    <>
      {review === 'buyer_choice' && (
        <Fact name={t('byLinks')}>
          {outranked ? <CodeBadge code={outranked.code} /> : t('noLink')}
        </Fact>
      )}
      {isDead && (
        <Fact name={t('typed')}>
          {choice.code}
          <span className={styles.under}>{t('deadCode')}</span>
        </Fact>
      )}
    </>
  );
}

function ReferralFacts({ referral }: ReferralProps) {
  const t = useTranslations('admin.lead.referral');
  const attributionLabel = useStoredLabel('attribution');
  const { affiliateName, company, referralCode, reason, isSelfReferral } = referral;
  return (
    <Facts>
      <Fact name={t('affiliate')}>
        {affiliateName ?? t(reason === 'staff' ? 'nobodyByStaff' : 'nobody')}
        {company && <span className={styles.under}>{company}</span>}
      </Fact>
      {referralCode !== null && (
        <Fact name={t('code')}>
          <CodeBadge code={referralCode} />
        </Fact>
      )}
      <ChoiceFacts referral={referral} />
      <Fact name={t('why')}>{attributionLabel(reason)}</Fact>
      {isSelfReferral && (
        <Fact name={t('careful')}>
          <Badge tone="red">{t('own')}</Badge>
        </Fact>
      )}
    </Facts>
  );
}

export function ReferralCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.referral');
  const { referral } = lead;
  if (!referral) {
    return (
      <Card title={t('title')}>
        <p className={shared.soft}>{t('none')}</p>
        <div className={styles.more}>
          <CreditDialog lead={lead} />
        </div>
      </Card>
    );
  }
  const { status, review, touches, handovers } = referral;
  return (
    <Card
      title={t('title')}
      aside={<Badge tone={toneOf(status)}>{capitalize(status)}</Badge>}
    >
      {review && <ReviewNote review={review} />}
      <ReferralFacts referral={referral} />
      <DecisionList decisions={handovers} />
      <AttributionReceipt touches={touches} />
      <div className={styles.more}>
        <CreditDialog lead={lead} />
      </div>
    </Card>
  );
}
