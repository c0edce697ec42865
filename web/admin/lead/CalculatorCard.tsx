import { useQuery } from '@tanstack/react-query';
import { formatDollars } from '#core/i18n/format.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import type { LeadDetail } from '../api-types.ts';
import { programmeQuery } from '../queries/programme.ts';
import styles from './lead.module.css';
import { shareLabel } from './lead-labels.ts';

const dollars = (amount: number | null) => (amount === null ? null : formatDollars(amount, 'en'));

function monthly({ monthlySavings, monthlySavingsLow }: LeadDetail) {
  const isRange =
    monthlySavings !== null && monthlySavingsLow !== null && monthlySavingsLow !== monthlySavings;
  return isRange
    ? `${dollars(monthlySavingsLow)}–${dollars(monthlySavings)}`
    : dollars(monthlySavings);
}

/** The figures the server computed when the application came, with the terms it used. */
export function CalculatorCard({ lead }: { lead: LeadDetail }) {
  const { data: programme } = useQuery(programmeQuery);
  const isIllustration = programme?.factsToConfirm.some(({ id }) => id === 'tax-credit-ended');
  const years =
    lead.annualSavings && lead.lifetimeSavings
      ? ` (${Math.round(lead.lifetimeSavings / lead.annualSavings)} years)`
      : '';
  if (lead.solarCost === null) {
    const why = 'Nothing was computed: home price, electric bill or state is missing.';
    return (
      <Card title="Solar Calculator Results">
        <p className={styles.soft}>{why}</p>
      </Card>
    );
  }
  return (
    <Card title="Solar Calculator Results">
      <Facts>
        <Fact
          name="System size"
          isFigure
        >
          {lead.systemKw === null ? null : `${lead.systemKw} kW`}
        </Fact>
        <Fact
          name="Solar system cost"
          isFigure
        >
          {dollars(lead.solarCost)}
        </Fact>
        <Fact
          name={`Tax credit${shareLabel(lead.taxCredit, lead.solarCost)}${isIllustration && lead.taxCredit ? '*' : ''}`}
          isFigure
        >
          {lead.taxCredit === 0 ? 'Not available' : dollars(lead.taxCredit)}
        </Fact>
        <Fact
          name="Education earnings"
          isFigure
        >
          {dollars(lead.educationEarnings)}
        </Fact>
        <Fact
          name="First-year total"
          isFigure
        >
          {dollars(lead.savingsAmount)}
        </Fact>
        <Fact
          name="Monthly savings"
          isFigure
        >
          {monthly(lead)}
        </Fact>
        <Fact
          name="Annual savings"
          isFigure
        >
          {dollars(lead.annualSavings)}
        </Fact>
        <Fact
          name={`Lifetime savings${years}`}
          isFigure
        >
          {dollars(lead.lifetimeSavings)}
        </Fact>
      </Facts>
      {lead.termsVersion && (
        <p className={styles.note}>
          Computed with terms version <code>{lead.termsVersion}</code>
          {lead.termsAsOf && ` as of ${lead.termsAsOf}`}.
        </p>
      )}
      {isIllustration && lead.taxCredit !== 0 && (
        <p className={styles.note}>
          * Program illustration: the federal credit has ended for new systems. The applicant should
          ask a tax advisor.
        </p>
      )}
    </Card>
  );
}
