import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { netCostText } from '#web/office/formats/net-cost-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { inCode } from '#web/office/parts/rich-tags.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import { programmeQuery } from '../queries/programme.ts';
import styles from './lead.module.css';
import { shareText } from './stored-words.ts';

interface CalculatorFiguresProps {
  lead: LeadDetail;
  /** The tax credit is marked: its legal basis has ended. */
  isIllustration: boolean;
}

function useFigures(lead: LeadDetail) {
  const t = useTranslations('admin.lead.calculator');
  const formats = useFormats();
  const dollars = (amount: number | null) => (amount === null ? null : formats.dollars(amount));
  const { monthlySavings, monthlySavingsLow, taxCredit, systemKw } = lead;
  const isRange =
    monthlySavings !== null && monthlySavingsLow !== null && monthlySavingsLow !== monthlySavings;
  const monthlyRange = () => {
    const low = formats.dollars(monthlySavingsLow!);
    const high = formats.dollars(monthlySavings!);
    return t('range', { low, high });
  };
  return {
    systemSize: systemKw === null ? null : t('kw', { kw: String(systemKw) }),
    cost: dollars(lead.solarCost),
    taxCredit: taxCredit === 0 ? t('notAvailable') : dollars(taxCredit),
    grant: dollars(lead.educationEarnings),
    total: dollars(lead.savingsAmount),
    monthly: isRange ? monthlyRange() : dollars(monthlySavings),
    annual: dollars(lead.annualSavings),
    lifetime: dollars(lead.lifetimeSavings),
  };
}

function useNames({ taxCredit, solarCost, annualSavings, lifetimeSavings }: LeadDetail) {
  const t = useTranslations('admin.lead.calculator');
  const share = shareText(taxCredit, solarCost);
  const hasYears = annualSavings && lifetimeSavings;
  const years = hasYears ? Math.round(lifetimeSavings / annualSavings) : 0;
  return {
    taxCredit: share ? t('taxCreditShare', { share }) : t('taxCredit'),
    lifetime: hasYears ? t('lifetimeYears', { years: String(years) }) : t('lifetime'),
  };
}

function CalculatorFigures({ lead, isIllustration }: CalculatorFiguresProps) {
  const t = useTranslations('admin.lead.calculator');
  const figures = useFigures(lead);
  const names = useNames(lead);
  const cost = lead.netCost && netCostText(lead.netCost, 'en');
  const facts = [
    {
      name: t('systemSize'),
      figure: figures.systemSize,
    },
    {
      name: t('cost'),
      figure: figures.cost,
    },
    {
      name: names.taxCredit + (isIllustration ? '*' : ''),
      figure: figures.taxCredit,
    },
    {
      name: t('grant'),
      figure: figures.grant,
    },
    {
      name: t('total'),
      figure: figures.total,
    },
    {
      name: t('monthly'),
      figure: figures.monthly,
    },
    {
      name: t('annual'),
      figure: figures.annual,
    },
    { name: names.lifetime, figure: figures.lifetime },
    ...(cost
      ? [
          { name: t('payment', { rates: cost.rates }), figure: cost.payments },
          { name: t('breakEven'), figure: cost.breakEven(t('never')) },
        ]
      : []),
  ];
  return (
    <Facts>
      {facts.map(({ name, figure }) => (
        <Fact
          key={name}
          name={name}
          isFigure
        >
          {figure}
        </Fact>
      ))}
    </Facts>
  );
}

interface LeadProps {
  lead: LeadDetail;
}

function TermsNote({ lead: { termsVersion, termsAsOf } }: LeadProps) {
  const t = useTranslations('admin.lead.calculator');
  if (!termsVersion) {
    return null;
  }
  const named = { version: termsVersion, code: inCode };
  return (
    <p className={styles.note}>
      {termsAsOf
        ? t.rich('termsAsOf', {
            ...named,
            day: termsAsOf,
          })
        : t.rich('terms', named)}
    </p>
  );
}

/** The figures that the server computed at the application, with the terms it used. */
export function CalculatorCard({ lead }: LeadProps) {
  const t = useTranslations('admin.lead.calculator');
  const { data: programme } = useQuery(programmeQuery);
  if (lead.solarCost === null) {
    return (
      <Card title={t('title')}>
        <p className={shared.soft}>{t('nothing')}</p>
      </Card>
    );
  }
  const hasCreditEnded = programme?.factsToConfirm.some(({ id }) => id === 'tax-credit-ended');
  return (
    <Card title={t('title')}>
      <CalculatorFigures
        lead={lead}
        isIllustration={Boolean(hasCreditEnded && lead.taxCredit)}
      />
      {lead.solarCost > 0 && (
        <p className={styles.note}>{t(lead.netCost ? 'paymentNote' : 'notFinanced')}</p>
      )}
      <TermsNote lead={lead} />
      {!lead.estimateHolds && <p className={styles.note}>{t('holdsNot')}</p>}
      {hasCreditEnded && lead.taxCredit !== 0 && <p className={styles.note}>{t('illustration')}</p>}
    </Card>
  );
}
