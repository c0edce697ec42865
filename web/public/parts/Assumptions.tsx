import { formatCents, formatNumber } from '#core/i18n/format.ts';
import type { Estimate } from '../browser/kept-estimate.ts';
import type { EstimateWords } from './use-estimate.ts';
import styles from './assumptions.module.css';

const kinds = [['eia', 'price'], ['pvwatts', 'yield'], ['lbnl', 'cost'], ['dsire', 'export']] as const;
const kindOf = (id: string) => kinds.find(([start]) => id.startsWith(start))?.[1];

/** Everything the estimate rests on, with its sources and dates. The names of sources stay in the language they are published in. */
export function Assumptions({ estimate, words }: { estimate: Estimate; words: EstimateWords }) {
  const { t, percent, dollars, language } = words;
  const { assumptions } = estimate;
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const cost = formatCents(Math.round(assumptions.costPerWatt * 100), language);
  const policy = t(`exports.${assumptions.exportPolicy}`);
  const { lowFactor } = assumptions;
  const rows: [string, string][] = [
    [t('how.price'), t('how.priceValue', { cents: number(assumptions.priceCentsPerKwh, 2) })],
    [t('how.sun'), t('how.sunValue', { kwh: number(assumptions.yieldKwhPerKw) })],
    [t('how.cost'), assumptions.isDefaultCost ? t('how.costDefault', { cost }) : t('how.costValue', { cost })],
    [t('how.target'), t('how.targetValue', { offset: percent(assumptions.offsetTarget), maxKw: number(assumptions.maxKw, 1) })],
    [t('how.cap'), t('how.capValue', { cap: percent(assumptions.solarCapRate) })],
    ...(words.hasCredit ? [[t('how.credit'), t('how.creditValue', { rate: percent(assumptions.creditRate) })] as [string, string]] : []),
    [t('how.grant'), t('how.grantValue', { rate: percent(assumptions.grantRate), cap: dollars(assumptions.grantCap) })],
    [t('how.exports'), lowFactor !== null && lowFactor < 1 ? t('exportsKept', { policy, share: percent(lowFactor) }) : policy],
    [t('how.lifetime'), t('how.lifetimeValue', { years: number(assumptions.lifetimeYears) })],
  ];
  return (
    <div className={styles.assumptions}>
      <p>{t('how.intro')}</p>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}
      </dl>
      <h3 className={styles.heading}>{t('how.sources')}</h3>
      <ul className={styles.sources}>
        {assumptions.sources.map(({ id, title, detail }) => {
          const kind = kindOf(id);
          return (
            <li key={id}>
              {kind && <strong>{t(`sourceOf.${kind}`)}: </strong>}
              <span lang="en">{title}. {detail}{kind === 'export' && assumptions.note ? `; ${assumptions.note}` : ''}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.terms}>{words.terms}</p>
    </div>
  );
}
