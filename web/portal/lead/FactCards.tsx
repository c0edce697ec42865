import { useLocale, useTranslations } from 'use-intl';
import { firstYearTotal } from '#core/domain/visitor/cost/first-year-total.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { contactMethods, housingStatuses } from '#core/domain/options.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { paymentText } from '#web/office/formats/payment-text.ts';
import { netCostText } from '#web/office/formats/net-cost-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import type { ReferredLead } from '../api-types.ts';
import { TimelineText } from '../parts/lead-words.tsx';
import styles from './lead.module.css';

interface LeadProps {
  lead: ReferredLead;
}

function oneOf<Value extends string>(all: readonly Value[], value: string | null): Value | null {
  return all.find((one) => one === value) ?? null;
}

export function PersonalCard({ lead }: LeadProps) {
  const t = useTranslations('portal.lead.personal');
  const { email, phone, propertyState, currentAddress, timeline } = lead;
  const method = oneOf(contactMethods, lead.contactMethod);
  const seesAll = lead.isQualified !== null;
  if (email === null) {
    return null;
  }
  return (
    <Card title={t('title')}>
      <Facts>
        <Fact name={t('email')}>
          <EmailText>{email}</EmailText>
        </Fact>
        <Fact name={t('phone')}>{phone}</Fact>
        {seesAll && <Fact name={t('state')}>{propertyState}</Fact>}
        {currentAddress && <Fact name={t('address')}>{currentAddress}</Fact>}
        <Fact name={t('contactMethod')}>
          {method ? t(`methods.${method}`) : lead.contactMethod}
        </Fact>
        {seesAll && (
          <Fact name={t('timeline')}>{timeline && <TimelineText value={timeline} />}</Fact>
        )}
      </Facts>
    </Card>
  );
}

function useDollars() {
  const { dollars } = useFormats();
  return (amount: number | null) => (amount === null ? null : dollars(amount));
}

export function FinancialCard({ lead }: LeadProps) {
  const t = useTranslations('portal.lead.financial');
  const language = useLocale();
  const dollars = useDollars();
  const { homePrice, electricBill, creditScore, monthlyPayment, savingsAmount } = lead;
  const housing = oneOf(housingStatuses, lead.housingStatus);
  return (
    <Card title={t('title')}>
      <Facts>
        <Fact name={t('homePrice')}>{dollars(homePrice)}</Fact>
        <Fact name={t('electricBill')}>{dollars(electricBill)}</Fact>
        <Fact name={t('creditScore')}>{creditScore}</Fact>
        {housing && <Fact name={t('housing')}>{t(`housings.${housing}`)}</Fact>}
        {monthlyPayment && (
          <Fact name={t('monthlyPayment')}>{paymentText(monthlyPayment, language)}</Fact>
        )}
        {savingsAmount !== null && <Fact name={t('savings')}>{dollars(savingsAmount)}</Fact>}
      </Facts>
    </Card>
  );
}

/** The monthly savings: the range that the client was shown, if any. */
function useSavings({ monthlySavings: high, monthlySavingsLow: low }: ReferredLead) {
  const t = useTranslations('portal.lead.solar');
  const dollars = useDollars();
  return low === null || high === null || low >= high
    ? dollars(high)
    : t('range', { low: dollars(low) ?? '', high: dollars(high) ?? '' });
}

export function SolarCard({ lead }: LeadProps) {
  const t = useTranslations('portal.lead.solar');
  const { percent } = useFormats();
  const language = useLocale();
  const dollars = useDollars();
  const { solarCost, taxCredit, educationEarnings, isCreditIllustration } = lead;
  const netCost = lead.netCost && netCostText(lead.netCost, language);
  const savings = useSavings(lead);
  const share = taxCredit && solarCost ? percent(taxCredit / solarCost, 0) : null;
  const credit = share ? t('taxCreditShare', { share }) : t('taxCredit');
  const figures = [
    [t('cost'), dollars(solarCost)],
    [credit + (isCreditIllustration ? '*' : ''), taxCredit === 0 ? t('none') : dollars(taxCredit)],
    [t('grant'), dollars(educationEarnings)],
    [t('total') + (isCreditIllustration ? '*' : ''), dollars(firstYearTotal(lead))],
    [t('monthly'), savings],
    ...(netCost
      ? ([
          [t('payment', { rates: netCost.rates }), netCost.payments],
          [t('apr'), netCost.aprs],
          [t('breakEven'), netCost.breakEven(t('never'))],
        ] as const)
      : []),
  ] as const;
  return (
    <Card title={t('title')}>
      <Facts>
        {figures.map(([name, figure]) => (
          <Fact key={name} name={name} isFigure>
            {figure}
          </Fact>
        ))}
      </Facts>
      {netCost && <p className={`${shared.small} ${styles.note}`}>{t('paymentNote')}</p>}
      {isCreditIllustration && (
        <p className={`${shared.small} ${styles.note}`}>{t('illustration')}</p>
      )}
    </Card>
  );
}

export function SubmissionCard({ lead: { id, createdAt, isQualified } }: LeadProps) {
  const t = useTranslations('portal.lead.submission');
  return (
    <Card title={t('title')}>
      <Facts>
        <Fact name={t('submitted')}>
          <ExactTime value={createdAt} />
        </Fact>
        {isQualified !== null && (
          <Fact name={t('status')}>{isQualified ? t('qualified') : t('review')}</Fact>
        )}
        <Fact name={t('id')}>{leadReference(id)}</Fact>
      </Facts>
    </Card>
  );
}
