import { useTranslations } from 'use-intl';
import { Fact, Facts } from '#web/office/parts/Card.tsx';
import { netCostText } from '#web/office/formats/net-cost-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import type { LeadDetail } from '../api-types.ts';
import { shareText } from './share-text.ts';

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

export function CalculatorFigures({ lead, isIllustration }: CalculatorFiguresProps) {
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
