import type { ReactNode } from 'react';
import { digitsOf } from '#core/domain/phone.ts';
import { paymentCount } from '#core/domain/visitor/cost/net-cost.ts';
import { localizedPath } from '#core/i18n/link.ts';
import type { TypedAnswers } from '#core/contract/visitor/forms/typed-answers.ts';
import { Check, Cross } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { keptWish } from '../../browser/storage/kept-text.ts';
import { HiddenFields } from '../form/HiddenFields.tsx';
import { rangeText, rateText } from './month-in-words.ts';
import { homeMonthOf } from './home-month-of.ts';
import { Rows } from './Rows.tsx';
import { figureText, type EstimateLabels } from './use-estimate.ts';
import styles from './estimate-first.module.css';

export function bold(text: ReactNode) {
  return <b>{text}</b>;
}

interface Part {
  labels: EstimateLabels;
}

/** With or without panels; without a script the server answers with the other page. */
function PanelsChoice({ labels, posted }: Part & { posted: TypedAnswers | undefined }) {
  const { t, withPanels, language } = labels;
  return (
    <form
      method="post"
      action={localizedPath('/calculator', language)}
      className={styles.choice}
      aria-label={t('first.choice')}
      onSubmit={(event) => event.preventDefault()}
    >
      {posted && <HiddenFields values={{ ...posted, wantsPanels: undefined }} />}
      {(['yes', 'no'] as const).map((wish) => (
        <button
          key={wish}
          name="wantsPanels"
          value={wish}
          aria-pressed={withPanels === (wish === 'yes')}
          onClick={() => keptWish.keep(wish)}
        >
          {t(`first.${wish}`)}
        </button>
      ))}
    </form>
  );
}

function Grant({ labels: { t, grant, cash, dollars, site, isGrantOpen } }: Part) {
  if (grant === null) {
    return (
      isGrantOpen && (
        <p className={`${styles.box} ${styles.ask}`}>
          <b>{t('first.alone')}</b> {t('first.aloneNote')}{' '}
          {site.phone && <a href={`tel:+1${digitsOf(site.phone)}`}>{unbroken(site.phone)}</a>}
        </p>
      )
    );
  }
  return (
    <>
      <dl className={styles.grant}>
        <dt>
          {t('figures.educationEarnings')} {t('first.grant')}
        </dt>
        <dd>{grant}</dd>
      </dl>
      <p className={styles.note}>
        {t('first.grantNote')}{' '}
        {cash &&
          t.rich('first.bring', {
            b: bold,
            range: rangeText([dollars(cash.bring.low), dollars(cash.bring.high)], t),
          })}
      </p>
    </>
  );
}

function Month({ labels }: Part) {
  const { t, month, withPanels, dollars, language } = labels;
  const home = withPanels ? null : homeMonthOf(labels);
  if (home) {
    const { columns, financed } = home;
    const all = (of: (column: (typeof columns)[number]) => string) => rangeText(columns.map(of), t);
    const whole = columns.map((column) => dollars(column.whole));
    return (
      <div className={styles.box}>
        <p className={styles.says}>
          {t('first.home', { range: rangeText(whole, t, 'first.from') })}
        </p>
        <p>
          {t('first.homeFine', {
            count: String(paymentCount),
            rates: all(({ rate }) => rateText(rate, language)),
            aprs: all(({ apr }) => apr),
            financed: dollars(financed),
          })}
        </p>
      </div>
    );
  }
  return (
    withPanels &&
    month && (
      <div className={styles.box} data-kind={month.kind} data-month="">
        {/* Read out as a rate is typed: this sentence alone. */}
        <p role="status" className={styles.says}>
          {month.verdict}
        </p>
        <p>{month.proof}</p>
      </div>
    )
  );
}

function Checks({ labels: { t, checks, met } }: Part) {
  if (checks.length === 0) {
    return null;
  }
  return (
    <section className={styles.checks}>
      <h2>{met}</h2>
      <ul>
        {checks.map(({ requirement, answer, isMet }) => (
          <li key={requirement} data-met={isMet}>
            {isMet === null ? null : isMet ? <Check size={18} /> : <Cross size={18} />}
            {t(`checks.${requirement}`)}
            <b>{answer}</b>
            {isMet !== null && (
              <span className="visually-hidden">{t(isMet ? 'checks.met' : 'checks.missed')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function rowsOf(labels: EstimateLabels) {
  const { t, savings, benefits, cost, withPanels, basis, month, dollars } = labels;
  if (!withPanels) {
    return [
      { key: 'added', label: t('first.added'), text: dollars(0) },
      { key: 'stays', label: t('first.stays'), text: basis.electricBill },
      { key: 'later', label: t('first.later'), text: t('first.laterNote') },
    ];
  }
  // The grant is drawn large, and the month says what the panels add.
  const figures = [
    ...(month ? [] : [cost]),
    ...savings,
    ...benefits.filter(({ key }) => key !== 'educationEarnings'),
  ];
  return figures.map((figure) => ({ ...figure, text: figureText(figure, labels) }));
}

interface EstimateFirstProps extends Part {
  /** Leads back to the answers. */
  change: ReactNode;
  /** What was posted, on a page that works without a script. */
  posted?: TypedAnswers | undefined;
}

/** The first screen: what is counted, the grant, the month, the rows and the three checks. */
export function EstimateFirst({ labels, change, posted }: EstimateFirstProps) {
  const { t, rules, basisLine } = labels;
  return (
    <div>
      <div className={styles.basis}>
        <p>{basisLine}</p>
        {change}
      </div>
      {rules.length > 0 ? (
        <>
          <div className={styles.box} data-kind="more">
            {rules.map((rule) => (
              <p key={rule} className={styles.says}>
                {rule}
              </p>
            ))}
            {labels.view.showsChecks && <p className={styles.more}>{t('rules.so')}</p>}
          </div>
          <Checks labels={labels} />
        </>
      ) : (
        <>
          {labels.hasChoice && <PanelsChoice labels={labels} posted={posted} />}
          <Grant labels={labels} />
          <Month labels={labels} />
          <Rows rows={rowsOf(labels)} />
          <Checks labels={labels} />
        </>
      )}
    </div>
  );
}
