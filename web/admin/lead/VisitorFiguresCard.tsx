import { formatDollars } from '#core/i18n/format.ts';
import { stateName } from '#core/domain/us-states.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';

const dollars = (amount: number) => formatDollars(amount, 'en');

/**
 * What the visitor tried before applying: eligibility checks and calculations, with the figures
 * they saw.
 */
export function VisitorFiguresCard({
  lead: { eligibilityChecks, calculations },
}: {
  lead: LeadDetail;
}) {
  return (
    <Card title="Checks and Calculations">
      <h3 className={styles.sub}>Eligibility checks</h3>
      {eligibilityChecks.length === 0 ? (
        <p className={styles.soft}>None in this visit.</p>
      ) : (
        <ul className={styles.trail}>
          {eligibilityChecks.map(({ eligible, state, creditScore, homePrice, createdAt }, at) => (
            <li key={at}>
              <span>
                {stateName(state)}, score {creditScore}, {dollars(homePrice)}
              </span>
              <span className={styles.trailEnd}>
                <Badge tone={eligible ? 'green' : 'amber'}>
                  {eligible ? 'Eligible' : 'Not eligible'}
                </Badge>
                <RelativeTime
                  value={createdAt}
                  className={styles.small}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <h3 className={styles.sub}>Calculations</h3>
      {calculations.length === 0 ? (
        <p className={styles.soft}>None in this visit.</p>
      ) : (
        <ul className={styles.trail}>
          {calculations.map(
            (
              {
                homePrice,
                electricBill,
                propertyState,
                monthlySavings,
                totalBenefit,
                termsVersion,
                createdAt,
              },
              at,
            ) => (
              <li key={at}>
                <span>
                  {dollars(homePrice)} in {stateName(propertyState)}, bill {dollars(electricBill)}
                  <span className={styles.under}>Terms version {termsVersion}</span>
                </span>
                <span className={styles.trailEnd}>
                  <strong>
                    {dollars(totalBenefit)} first year, {dollars(monthlySavings)} a month
                  </strong>
                  <RelativeTime
                    value={createdAt}
                    className={styles.small}
                  />
                </span>
              </li>
            ),
          )}
        </ul>
      )}
    </Card>
  );
}
