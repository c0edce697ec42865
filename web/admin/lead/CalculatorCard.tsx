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

interface FiguresProps {
  lead: LeadDetail;
  /** The tax credit is marked: its legal basis has ended. */
  isIllustration: boolean;
}

function Figures({ lead, isIllustration }: FiguresProps) {
  const t = useTranslations('admin.lead.calculator');
  const formats = useFormats();
  const { monthlySavings, monthlySavingsLow, annualSavings, lifetimeSavings, taxCredit } = lead;
  const dollars = (amount: number | null) => (amount === null ? null : formats.dollars(amount));
  const share = shareText(taxCredit, lead.solarCost);
  const credit = share ? t('taxCreditShare', { share }) : t('taxCredit');
  const isRange =
    monthlySavings !== null && monthlySavingsLow !== null && monthlySavingsLow !== monthlySavings;
  const range = isRange && {
    low: formats.dollars(monthlySavingsLow),
    high: formats.dollars(monthlySavings),
  };
  const years = annualSavings && lifetimeSavings && Math.round(lifetimeSavings / annualSavings);
  const cost = lead.netCost && netCostText(lead.netCost, 'en');
  const facts = [
    [t('systemSize'), lead.systemKw === null ? null : t('kw', { kw: String(lead.systemKw) })],
    [t('cost'), dollars(lead.solarCost)],
    [
      credit + (isIllustration ? '*' : ''),
      taxCredit === 0 ? t('notAvailable') : dollars(taxCredit),
    ],
    [t('grant'), dollars(lead.educationEarnings)],
    [t('total'), dollars(lead.savingsAmount)],
    [t('monthly'), range ? t('range', range) : dollars(monthlySavings)],
    [t('annual'), dollars(annualSavings)],
    [
      years === null || years === 0 ? t('lifetime') : t('lifetimeYears', { years: String(years) }),
      dollars(lifetimeSavings),
    ],
    ...(cost
      ? [
          [t('payment', { rates: cost.rates }), cost.payments],
          [t('breakEven'), cost.breakEven(t('never'))],
        ]
      : []),
  ] as const;
  return (
    <Facts>
      {facts.map(([name, figure]) => (
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

/** The figures that the server computed at the application, with the terms it used. */
export function CalculatorCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.calculator');
  const { data: programme } = useQuery(programmeQuery);
  const { solarCost, netCost, taxCredit, termsVersion, termsAsOf } = lead;
  if (solarCost === null) {
    return (
      <Card title={t('title')}>
        <p className={shared.soft}>{t('nothing')}</p>
      </Card>
    );
  }
  const hasCreditEnded = programme?.factsToConfirm.some(({ id }) => id === 'tax-credit-ended');
  const named = termsVersion && { version: termsVersion, code: inCode };
  const notes = [
    solarCost > 0 && t(netCost ? 'paymentNote' : 'notFinanced'),
    named &&
      (termsAsOf ? t.rich('termsAsOf', { ...named, day: termsAsOf }) : t.rich('terms', named)),
    !lead.estimateHolds && t('holdsNot'),
    hasCreditEnded && taxCredit !== 0 && t('illustration'),
  ];
  return (
    <Card title={t('title')}>
      <Figures
        lead={lead}
        isIllustration={Boolean(hasCreditEnded && taxCredit)}
      />
      {notes.map(
        (note, at) =>
          note && (
            <p
              key={at}
              className={styles.note}
            >
              {note}
            </p>
          ),
      )}
    </Card>
  );
}
