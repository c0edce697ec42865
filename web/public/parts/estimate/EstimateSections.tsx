import { type ReactNode, useId } from 'react';
import type { TypedAnswers } from '#core/contract/visitor/forms/typed-answers.ts';
import { useTranslations } from 'use-intl';
import { creditScoreNumber } from '#core/domain/visitor/credit-score.ts';
import { Changes } from '../eligibility/NearMissPlan.tsx';
import { WatchForm } from '../eligibility/WatchForm.tsx';
import { Assumptions } from './Assumptions.tsx';
import { BesideRent } from './BesideRent.tsx';
import { EstimateFirst } from './EstimateFirst.tsx';
import { Rows } from './Rows.tsx';
import { type EstimateLabels, figureText } from './use-estimate.ts';
import styles from './estimate-rest.module.css';
import { bringRows } from './bring-rows.ts';
import { rangeText, rateText } from './month-in-words.ts';
import { yearsOfBills } from './weigh-cost.ts';
import barStyles from './years-of-bills.module.css';

/** A part of a bar, by the shares of the scale where it begins and how long it is. */
function Stretch({ from, length, fill }: { from: number; length: number; fill: string }) {
  const percent = (share: number) => `${100 * share}%`;
  return <rect x={percent(from)} width={percent(length)} height="100%" fill={fill} />;
}

/**
 * The bills of all years, and with panels the payments beside what is left of them, on one scale;
 * striped is what depends on the price of exports. Text is HTML, so it never shrinks with a bar.
 */
function YearsOfBills({ labels }: { labels: EstimateLabels }) {
  const stripes = useId();
  const { t, dollars, estimate, weighed, language } = labels;
  if (!weighed || !labels.withPanels) {
    return null;
  }
  const { years, rate, without, least, most, payments, yearsLeft } = yearsOfBills(
    estimate,
    weighed,
  );
  const scale = Math.max(without, most + payments, 1);
  const range = (low: number, high: number) => rangeText([dollars(low), dollars(high)], t);
  const isStriped = most > least;
  return (
    <figure>
      <h2>{t('bars.title', { years: String(years) })}</h2>
      <dl className={barStyles.bars}>
        <div>
          <dt>{t('bars.without')}</dt>
          <dd>{dollars(without)}</dd>
          <dd aria-hidden>
            <svg>
              <Stretch from={0} length={without / scale} fill="var(--sky-ink)" />
            </svg>
          </dd>
        </div>
        <div>
          <dt>{t('bars.with', { rate: rateText(rate, language) })}</dt>
          <dd>{range(least + payments, most + payments)}</dd>
          <dd aria-hidden>
            <svg>
              <pattern
                id={stripes}
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="3" height="6" fill="var(--sky-ink)" />
              </pattern>
              <Stretch from={0} length={least / scale} fill="var(--sky-ink)" />
              <Stretch
                from={least / scale}
                length={(most - least) / scale}
                fill={`url(#${stripes})`}
              />
              <Stretch from={most / scale} length={payments / scale} fill="var(--sun-line)" />
            </svg>
          </dd>
        </div>
      </dl>
      <p className={barStyles.legend}>
        <span>
          {t('bars.bills', { amount: range(least, most) })} {isStriped && t('bars.range')}
        </span>
        <span className={barStyles.payments}>
          {t('bars.payments', { amount: dollars(payments) })}
        </span>
      </p>
      <p className={barStyles.note}>
        {t('bars.note')} {yearsLeft > 0 && t('bars.follow', { more: yearsLeft })}
      </p>
    </figure>
  );
}

function CashToBring({ labels }: { labels: EstimateLabels }) {
  const { t, cash, grant, isGrantOpen, view, dollars } = labels;
  if (!cash || !view.bringTerms) {
    return null;
  }
  const range = (low: number, high: number) => rangeText([dollars(low), dollars(high)], t);
  const sum = range(cash.bring.low, cash.bring.high);
  const rows = [
    ...bringRows(cash, view.bringTerms, { ...labels, range }),
    { key: 'sum', label: t('bring.sum'), text: sum },
  ];
  const note = () => {
    if (grant === null) {
      return isGrantOpen && t('bring.alone');
    }
    return cash.closingOnly === cash.bring.low
      ? t('bring.note')
      : `${t('bring.note')} ${t('bring.source', { least: dollars(cash.closingOnly) })}`;
  };
  return (
    <section className={styles.bring}>
      <h2>{t('bring.title')}</h2>
      <Rows rows={rows} />
      {note() && <p className={styles.fine}>{note()}</p>}
    </section>
  );
}

interface EstimateSectionsProps {
  labels: EstimateLabels;
  change: ReactNode;
  /** The way on; below all of it once more. */
  next: ReactNode;
  again: ReactNode;
  tools?: ReactNode;
  /** The answers that were posted, on a page that works without a script. */
  posted?: TypedAnswers;
}

/** What the panels save and cost where the program finances none. */
function ElectricityAlone({ labels }: { labels: EstimateLabels }) {
  const { t, savings, cost, caveat } = labels;
  const rows = [...savings, cost].map((figure) => ({
    ...figure,
    text: figureText(figure, labels),
  }));
  return (
    <section>
      <h2>{t('alone.title')}</h2>
      <Rows rows={rows} />
      <p className={styles.fine}>
        {savings.length > 0 && t('alone.note')} {caveat}
      </p>
    </section>
  );
}

/** What would have to change, with the wish to be told once the rules do. */
function Plan({ labels: { estimate, view } }: { labels: EstimateLabels }) {
  const t = useTranslations('nearMiss');
  const { creditScore, homePrice, propertyState: state, unmet } = estimate;
  const score = creditScoreNumber(creditScore);
  return (
    <section className={styles.plan}>
      <h2>{t('title')}</h2>
      <Changes missing={unmet} />
      <details className={styles.fold}>
        <summary>{t('watch.title')}</summary>
        <WatchForm
          answers={{ creditScore: String(score ?? ''), homePrice: String(homePrice), state }}
          asksScore={score === null || unmet.includes('credit')}
          consent={view.watch}
        />
      </details>
    </section>
  );
}

function Doors({ labels: { t, month, withPanels } }: { labels: EstimateLabels }) {
  if (!withPanels) {
    return (
      <section>
        <h2>{t('mind.title')}</h2>
        <p>{t('mind.text')}</p>
      </section>
    );
  }
  const doors =
    month &&
    ([
      ['house', month.house],
      ['later', t('doors.later.text')],
      ['community', t('doors.community.text')],
    ] as const);
  return (
    doors && (
      <section>
        <h2>{t('doors.title')}</h2>
        <dl className={styles.doors}>
          {doors.map(([door, text]) => (
            <div key={door}>
              <dt>{t(`doors.${door}.title`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    )
  );
}

/** The whole estimate, for the dialog and for the page without scripts. */
export function EstimateSections({
  labels,
  change,
  next,
  again,
  tools,
  posted,
}: EstimateSectionsProps) {
  const { t, outside, creditNote, view } = labels;
  return (
    <>
      <div className={styles.lead}>
        <EstimateFirst labels={labels} change={change} posted={posted} />
        {outside !== null && view.showsChecks && <Plan labels={labels} />}
        <div className={styles.next}>{next}</div>
      </div>
      <div className={styles.rest}>
        {outside === null ? (
          <>
            <CashToBring labels={labels} />
            <BesideRent labels={labels} />
            <YearsOfBills labels={labels} />
            <Doors labels={labels} />
          </>
        ) : (
          <ElectricityAlone labels={labels} />
        )}
        {creditNote && labels.withPanels && (
          <details className={styles.fold}>
            <summary>{t('aboutCredit')}</summary>
            <p className={styles.fine}>{creditNote}</p>
          </details>
        )}
        <details className={styles.fold}>
          <summary>{t('how.title')}</summary>
          <p>
            {labels.system} {labels.limit}
          </p>
          {outside === null && labels.withPanels && labels.caveat && <p>{labels.caveat}</p>}
          <Assumptions labels={labels} />
        </details>
        {outside === null && <div className={styles.again}>{again}</div>}
        {tools}
        <p className={styles.fine}>{t('estimateOnly')}</p>
      </div>
    </>
  );
}
