import { useTranslations } from 'use-intl';
import { stateName } from '#core/domain/us-states.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { netCostText } from '#web/office/formats/net-cost-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import styles from '../lead.module.css';
import { Circumstances } from './Circumstances.tsx';

type Calculation = LeadDetail['calculations'][number];
type Figures = Calculation['today'];

const dollarFigures = [
  'solarCost',
  'taxCredit',
  'educationEarnings',
  'totalBenefit',
  'monthlySavings',
  'monthlySavingsLow',
  'annualSavings',
  'lifetimeSavings',
] as const satisfies readonly (keyof Figures)[];

function Figures({ shown, today }: { shown: Figures; today: Figures }) {
  const t = useTranslations('admin.shown');
  const { dollars } = useFormats();
  return (
    <details className={styles.figures}>
      <summary>{t('allFigures')}</summary>
      <dl>
        {dollarFigures.map((name) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>
              {dollars(shown[name])}
              {shown[name] !== today[name] && ` (${t('now', { figure: dollars(today[name]) })})`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function CalculationLine({ calculation }: { calculation: Calculation }) {
  const t = useTranslations('admin.shown');
  const { dollars } = useFormats();
  const { today, holds } = calculation;
  const asked = {
    homePrice: dollars(calculation.homePrice),
    state: stateName(calculation.propertyState),
    electricBill: dollars(calculation.electricBill),
  };
  const cost = calculation.netCost && netCostText(calculation.netCost, 'en');
  const inWords = ({ totalBenefit, monthlySavings }: Figures) =>
    t('result', {
      total: dollars(totalBenefit),
      monthly: dollars(monthlySavings),
    });
  return (
    <li>
      <span>
        {t('calculation', asked)}
        <Circumstances {...calculation} />
        <Figures
          shown={calculation}
          today={today}
        />
      </span>
      <span className={styles.trailEnd}>
        <strong>{inWords(calculation)}</strong>
        {cost && <span className={shared.smallWrap}>{t('costs', cost.values)}</span>}
        <Badge tone={holds ? 'green' : 'amber'}>{holds ? t('holds') : t('holdsNot')}</Badge>
        {!holds && <span className={shared.smallWrap}>{t('now', { figure: inWords(today) })}</span>}
        <RelativeTime
          value={calculation.createdAt}
          className={shared.smallWrap}
        />
      </span>
    </li>
  );
}
