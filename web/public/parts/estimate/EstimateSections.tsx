import type { ReactNode } from 'react';
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
import { YearsOfBills } from './YearsOfBills.tsx';
import styles from './estimate-rest.module.css';
import { bringRows } from './bring-rows.ts';
import { rangeText } from './month-in-words.ts';

/** What a buyer brings to closing, row by row. */
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
      <h3>{t('bring.title')}</h3>
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
      <h3>{t('alone.title')}</h3>
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
      <h3>{t('title')}</h3>
      <Changes missing={unmet} titles="h4" />
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

/** What one can decide about the panels. */
function Doors({ labels: { t, month, withPanels } }: { labels: EstimateLabels }) {
  if (!withPanels) {
    return (
      <section>
        <h3>{t('mind.title')}</h3>
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
        <h3>{t('doors.title')}</h3>
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
