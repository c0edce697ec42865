import { useTranslations } from 'use-intl';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { firstYearTotal } from '#core/domain/visitor/cost/first-year-total.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { netCostText } from '#web/office/formats/net-cost-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { inBold, inCode } from '#web/office/parts/rich-tags.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { dayOf } from '../../day-of.ts';
import answerStyles from './answers.module.css';
import styles from './lead.module.css';
import { shareText } from './stored-words.ts';
import { VisitorFigures } from './VisitorFigures.tsx';

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
  // As the buyer saw it: the low figures are monthly.
  const saving = (amount: number | null, months: number) =>
    isRange && amount !== null
      ? t('range', {
          low: formats.dollars(months * monthlySavingsLow),
          high: formats.dollars(amount),
        })
      : dollars(amount);
  const years = annualSavings && lifetimeSavings && Math.round(lifetimeSavings / annualSavings);
  const cost = lead.netCost && netCostText(lead.netCost, 'en');
  const lifetime = years ? t('lifetimeYears', { years: String(years) }) : t('lifetime');
  const groups: readonly (readonly (readonly [string, string | null])[])[] = [
    [
      [t('total'), dollars(firstYearTotal(lead))],
      [t('grant'), dollars(lead.educationEarnings)],
      [
        credit + (isIllustration ? '*' : ''),
        taxCredit === 0 ? t('notAvailable') : dollars(taxCredit),
      ],
    ],
    [
      [t('monthly'), saving(monthlySavings, 1)],
      [t('annual'), saving(annualSavings, 12)],
      [lifetime, saving(lifetimeSavings, 12 * (years || 0))],
    ],
    [
      [t('cost'), dollars(lead.solarCost)],
      ...(lead.netCost ? ([[t('financed'), dollars(lead.netCost.financed)]] as const) : []),
      [t('systemSize'), lead.systemKw === null ? null : t('kw', { kw: String(lead.systemKw) })],
      ...(cost
        ? ([
            [t('payment', { rates: cost.rates }), cost.payments],
            [t('breakEven'), cost.breakEven(t('never'))],
          ] as const)
        : []),
    ],
  ];
  return (
    <div className={`${shared.wrap} ${answerStyles.groups}`}>
      {groups.map((facts) => (
        <Facts key={facts[0]![0]}>
          {facts.map(([name, figure]) => (
            <Fact key={name} name={name} isFigure>
              {figure}
            </Fact>
          ))}
        </Facts>
      ))}
    </div>
  );
}

export function CalculatorCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.calculator');
  const { dollars } = useFormats();
  const { data: programme } = useAnswer(readProgramme);
  const { solarCost, netCost, taxCredit, termsVersion, termsAsOf } = lead;
  if (solarCost === null) {
    return (
      <Card title={t('title')} className={answerStyles.figuresCard} line={t('notCalculated')}>
        <p className={shared.soft}>{t('nothing')}</p>
        <VisitorFigures lead={lead} />
      </Card>
    );
  }
  const payments = netCost?.monthlyAt.map(({ total }) => total);
  const cost = payments && `${dollars(Math.min(...payments))}–${dollars(Math.max(...payments))}`;
  const hasCreditEnded = programme?.factsToConfirm.some(({ id }) => id === 'tax-credit-ended');
  const named = termsVersion && { version: termsVersion, code: inCode };
  const notes = [
    solarCost > 0 && t(netCost ? 'paymentNote' : 'notFinanced'),
    !lead.estimateHolds && t('holdsNot'),
    hasCreditEnded && taxCredit !== 0 && t('illustration'),
  ];
  const terms =
    named &&
    (termsAsOf ? t.rich('termsAsOf', { ...named, day: dayOf(termsAsOf) }) : t.rich('terms', named));
  return (
    <Card
      title={t('title')}
      className={answerStyles.figuresCard}
      line={t.rich('line', {
        saved: dollars(lead.monthlySavings ?? 0),
        costs: cost ?? 'none',
        value: inBold,
      })}
    >
      <Figures lead={lead} isIllustration={Boolean(hasCreditEnded && taxCredit)} />
      <p className={`${shared.small} ${styles.note}`}>
        {notes.map((note, at) => note && <span key={at}>{note} </span>)}
      </p>
      <VisitorFigures lead={lead}>
        {terms && <p className={`${shared.small} ${styles.note}`}>{terms}</p>}
      </VisitorFigures>
    </Card>
  );
}
