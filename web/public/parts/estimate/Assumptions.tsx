import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  formatCents,
  formatDate,
  formatNumber,
  formatPercent,
  formatPeriod,
  localeOf,
} from '#core/i18n/format.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import type { EstimateLabels } from './use-estimate.ts';
import styles from './assumptions.module.css';

const kinds = [
  ['eia', 'price'],
  ['pvwatts', 'yield'],
  ['lbnl', 'cost'],
  ['dsire', 'export'],
] as const;
function kindOf(id: string) {
  return kinds.find(([start]) => id.startsWith(start))?.[1];
}

type Source = Estimate['assumptions']['sources'][number];

/** A source's statement and date; null for an estimate kept by an earlier version. */
function sourceNote(
  { id, period, retrieved, points }: Source,
  { t, language, estimate }: EstimateLabels,
): string | null {
  const { assumptions, propertyState } = estimate;
  const kind = kindOf(id);
  if (!kind || points === undefined) {
    return null;
  }
  const isNearby = kind === 'yield' && id.endsWith('-proxy');
  return t(`sourceNotes.${isNearby ? 'yieldNearby' : kind}`, {
    state: stateNameAfterIn(propertyState, language),
    period: period ? formatPeriod(period, language) : '',
    date: retrieved ? formatDate(retrieved, language, 'UTC', 'long') : '',
    count: assumptions.costSample ?? 0,
    places: new Intl.ListFormat(localeOf(language)).format(points),
  });
}

type Row = readonly [name: string, value: ReactNode];

/** A row, unless its basis is an empty text, as for an unconfirmed figure. */
function rowIf(restsOn: unknown, name: string, value: () => ReactNode): Row[] {
  return restsOn ? [[name, value()]] : [];
}

/** The basis of the estimate. Names of sources stay in the language they are published in. */
export function Assumptions({ labels }: { labels: EstimateLabels }) {
  const site = useTranslations('site');
  const { t, site: figures, percent, dollars, language } = labels;
  const { assumptions } = labels.estimate;
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const cost = formatCents(Math.round(assumptions.costPerWatt * 100), language);
  const policy = t(`exports.${assumptions.exportPolicy}`);
  const { lowFactor, note } = assumptions;
  const rows: Row[] = [
    [t('how.price'), t('how.priceValue', { cents: number(assumptions.priceCentsPerKwh, 2) })],
    [t('how.sun'), t('how.sunValue', { kwh: number(assumptions.yieldKwhPerKw) })],
    [
      t('how.cost'),
      assumptions.isDefaultCost ? t('how.costDefault', { cost }) : t('how.costValue', { cost }),
    ],
    ...rowIf(figures.savingsHigh, t('how.target'), () =>
      t('how.targetValue', {
        offset: percent(assumptions.offsetTarget),
        maxKw: number(assumptions.maxKw, 1),
      }),
    ),
    ...rowIf(figures.solarCap, t('how.cap'), () =>
      t('how.capValue', { cap: percent(assumptions.solarCapRate) }),
    ),
    ...rowIf(labels.month, t('how.insurance'), () =>
      t('how.insuranceValue', {
        upfront: formatPercent(assumptions.mortgageInsuranceUpfrontRate, language, 3),
        annual: formatPercent(assumptions.mortgageInsuranceAnnualRate, language, 3),
      }),
    ),
    ...rowIf(labels.hasCredit, t('how.credit'), () => (
      <>
        {t('how.creditValue', { rate: percent(assumptions.creditRate) })}
        {labels.creditNote && ` (${site('creditEnded', figures)})`}
      </>
    )),
    ...rowIf(labels.hasGrant, t('how.grant'), () =>
      t('how.grantValue', {
        rate: percent(assumptions.grantRate),
        cap: dollars(assumptions.grantCap),
      }),
    ),
    [
      t('how.exports'),
      lowFactor !== null && lowFactor < 1
        ? t('exportsKept', { policy, share: percent(lowFactor) })
        : policy,
    ],
    ...rowIf(figures.savingsHigh, t('how.lifetime'), () =>
      t('how.lifetimeValue', { years: number(assumptions.lifetimeYears) }),
    ),
  ];
  return (
    <div className={styles.assumptions}>
      <p>{t('how.intro')}</p>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>{t('how.sources')}</h3>
      <ul className={styles.sources}>
        {assumptions.sources.map((source) => {
          const kind = kindOf(source.id);
          return (
            <li key={source.id}>
              {kind && <strong>{t(`sourceOf.${kind}`)}: </strong>}
              <span lang="en">{source.title}.</span> {sourceNote(source, labels)}
              {kind === 'export' &&
                note &&
                t.has(`exportNotes.${note}`) &&
                ` ${t(`exportNotes.${note}`)}`}
            </li>
          );
        })}
      </ul>
      <p className={styles.terms}>{labels.terms}</p>
    </div>
  );
}
