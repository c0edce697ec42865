import { Badge, CodeBadge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import type { LeadDetail } from '../api-types.ts';
import {
  attributionLabels,
  capitalize,
  reviewLabels,
  sourceLabels,
  verdictLabels,
} from './lead-labels.ts';
import styles from './lead.module.css';

const tone = (status: string) =>
  status === 'void' ? 'red' : status === 'pending' ? 'grey' : 'green';

/** Who sent the visitor, and why this partner is the one. */
export function ReferralCard({ lead: { referral } }: { lead: LeadDetail }) {
  if (!referral) {
    return (
      <Card title="Referral">
        <p className={styles.soft}>Came without a partner’s code.</p>
      </Card>
    );
  }
  return (
    <Card
      title="Referral"
      aside={<Badge tone={tone(referral.status)}>{capitalize(referral.status)}</Badge>}
    >
      {referral.review && (
        <div
          className={styles.suspicion}
          role="note"
        >
          <p>Needs review</p>
          <span>{reviewLabels(referral.review)}</span>
        </div>
      )}
      <Facts>
        <Fact name="Affiliate">
          {referral.affiliateName}
          {referral.company && <span className={styles.under}>{referral.company}</span>}
        </Fact>
        <Fact name="Code">
          <CodeBadge code={referral.referralCode} />
        </Fact>
        <Fact name="Why">{attributionLabels(referral.reason)}</Fact>
        {referral.isSelfReferral && (
          <Fact name="Careful">
            <Badge tone="red">The partner’s own application</Badge>
          </Fact>
        )}
      </Facts>
      {referral.touches.length > 0 && (
        <>
          <h3 className={styles.sub}>Attribution receipt</h3>
          <ol className={styles.trail}>
            {referral.touches.map(({ code, touchedAt, verdict, source }, at) => (
              <li key={at}>
                <CodeBadge code={code} />
                <span className={styles.trailEnd}>
                  <span>{verdictLabels(verdict)}</span>
                  <ExactTime
                    value={touchedAt}
                    className={styles.small}
                  />
                  <span className={styles.small}>{sourceLabels(source)}</span>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
