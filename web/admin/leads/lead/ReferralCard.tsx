import { useTranslations } from 'use-intl';
import { Badge, CodeBadge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { CreditDialog } from './CreditDialog.tsx';
import styles from './lead.module.css';
import { capitalize, useStoredLabel } from './stored-words.ts';
import { Trail, TrailEnd } from './Trail.tsx';

interface ReferralProps {
  referral: NonNullable<LeadDetail['referral']>;
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

function Referral({ referral }: ReferralProps) {
  const t = useTranslations('admin.lead.referral');
  const credit = useTranslations('admin.credit');
  const reviewLabel = useStoredLabel('review');
  const attributionLabel = useStoredLabel('attribution');
  const verdictLabel = useStoredLabel('verdict');
  const sourceLabel = useStoredLabel('source');
  const { affiliateName, company, referralCode, reason, review } = referral;
  const nobody = credit('nobody');
  return (
    <>
      {review && (
        <div className={shared.notice} role="note">
          <p>{t('review')}</p>
          <span>{reviewLabel(review)}</span>
        </div>
      )}
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
        {referral.isSelfReferral && (
          <Fact name={t('careful')}>
            <Badge tone="red">{t('own')}</Badge>
          </Fact>
        )}
      </Facts>
      <Trail title={credit('decisions')} rows={referral.handovers.toReversed()}>
        {({ at, by, from, to, reason: why }) => (
          <>
            <span>
              {credit('change', { from: from ?? nobody, to: to ?? nobody })}
              <span className={styles.under}>{why}</span>
            </span>
            <TrailEnd>
              <span>{credit('by', { name: by })}</span>
              <ExactTime value={at} />
            </TrailEnd>
          </>
        )}
      </Trail>
      {referral.touches.length > 0 && (
        <details className={styles.folded}>
          <summary>{t('receipt')}</summary>
          <Trail rows={referral.touches}>
            {({ code, touchedAt, verdict, source, link }) => (
              <>
                <span>
                  <CodeBadge code={code} />
                  {link && <span className={styles.under}>{t('link', { link })}</span>}
                </span>
                <TrailEnd>
                  <span>{verdictLabel(verdict)}</span>
                  <ExactTime value={touchedAt} />
                  <span className={shared.smallWrap}>{sourceLabel(source ?? 'none')}</span>
                </TrailEnd>
              </>
            )}
          </Trail>
        </details>
      )}
    </>
  );
}

function Disputes({ disputes }: Pick<LeadDetail, 'disputes'>) {
  const credit = useTranslations('admin.credit');
  return (
    <Trail title={credit('disputes')} rows={disputes.toReversed()}>
      {({ affiliate, askedAt, why, decided }) => (
        <>
          <span>
            {credit('dispute', { outcome: decided?.outcome ?? 'open', name: affiliate })}
            <span className={styles.under}>{why}</span>
            {decided && (
              <span className={styles.under}>{credit('answer', { reason: decided.reason })}</span>
            )}
          </span>
          <TrailEnd>
            <ExactTime value={askedAt} />
            {decided && (
              <>
                <span>{credit('decidedBy', { name: decided.by })}</span>
                <ExactTime value={decided.at} />
              </>
            )}
          </TrailEnd>
        </>
      )}
    </Trail>
  );
}

export function ReferralCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.referral');
  const { referral, disputes } = lead;
  return (
    <Card
      title={t('title')}
      line={
        referral?.review ? (
          <Badge tone="amber">{t('review')}</Badge>
        ) : (
          (referral?.affiliateName ?? t('nobodyByStaff'))
        )
      }
      aside={
        <>
          {referral && (
            <Badge tone={referral.status === 'qualified' ? 'green' : 'grey'}>
              {capitalize(referral.status)}
            </Badge>
          )}
          <CreditDialog lead={lead} />
        </>
      }
    >
      {referral ? <Referral referral={referral} /> : <p className={shared.soft}>{t('none')}</p>}
      <Disputes disputes={disputes} />
    </Card>
  );
}
