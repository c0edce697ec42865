import { useState, type ChangeEvent } from 'react';
import { mostAnnualRate, parseAnnualRate } from '#core/domain/visitor/cost/mortgage-payment.ts';
import { paymentCount } from '#core/domain/visitor/cost/net-cost.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import { formatPercent, localeOf } from '#core/i18n/format.ts';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { keptRate } from '../../browser/storage/kept-text.ts';
import { bold } from './EstimateFirst.tsx';
import { homeMonthOf } from './home-month-of.ts';
import { rateText } from './month-in-words.ts';
import type { EstimateLabels } from './use-estimate.ts';
import styles from './estimate-rest.module.css';

interface Part {
  labels: EstimateLabels;
}

function RateField({ labels: { t, typedRate } }: Part) {
  const [isWrong, setIsWrong] = useState(false);
  const isUsable = (text: string) => text.trim() === '' || parseAnnualRate(text) !== null;
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    keptRate.keep(target.value.trim());
    if (isUsable(target.value)) {
      setIsWrong(false);
    }
  };
  return (
    <TextInput
      label={t('rate.label')}
      placeholder={t('rent.optional')}
      error={isWrong ? t('rate.error', { most: String(mostAnnualRate * 100) }) : null}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={typedRate}
      onChange={type}
      onBlur={() => setIsWrong(!isUsable(typedRate))}
    />
  );
}

const asked = ['rent', 'taxes', 'insurance'] as const;

/** The whole month at each rate, and beside it what is typed here, which never leaves the page. */
export function BesideRent({ labels }: Part) {
  const { t, dollars, language, withPanels, month, view } = labels;
  const [typed, setTyped] = useState({ rent: '', taxes: '', insurance: '' });
  const [rent, taxes, insurance] = asked.map((name) => readPrice(typed[name])) as [
    number | null,
    number | null,
    number | null,
  ];
  const extra = (taxes ?? 0) + (insurance ?? 0);
  const home = homeMonthOf(labels, extra);
  if (!home) {
    return null;
  }
  const { columns, financed } = home;
  const middle = columns[Math.floor(columns.length / 2)]!;
  const gap = middle.whole - (rent ?? 0);
  const hasPanels = withPanels && month !== null;
  const rows = [
    ['home', hasPanels || extra > 0, columns.map((column) => dollars(column.home))],
    ['panels', hasPanels, columns.map((column) => `+${dollars(column.solar)}`)],
    ['extra', extra > 0, columns.map(() => `+${dollars(extra)}`)],
    ['whole', true, columns.map((column) => dollars(column.whole))],
    ['today', rent !== null, columns.map(() => dollars(rent ?? 0))],
  ] as const;
  const [isTaxed, isInsured] = [taxes !== null, insurance !== null];
  const open = isTaxed ? (isInsured ? 'none' : 'insurance') : isInsured ? 'taxes' : 'both';
  return (
    <section>
      <h2>{t('rent.title')}</h2>
      {/* Without a script nothing is computed from them. */}
      {view.wish === undefined && (
        <div className={styles.fields}>
          {asked.map((name) => (
            <MoneyInput
              key={name}
              label={t(`rent.${name}`)}
              placeholder={name === 'rent' ? undefined : t('rent.optional')}
              error={
                typed[name].trim() !== '' && readPrice(typed[name]) === null
                  ? t('rent.error')
                  : null
              }
              locale={localeOf(language)}
              prefix={dollars(0).replace(/\s?0$/, '')}
              maxLength={12}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          ))}
          {view.hasRateField && <RateField labels={labels} />}
        </div>
      )}
      <table className={styles.rates}>
        <thead>
          <tr>
            <th scope="col">{t('rent.rate')}</th>
            {columns.map(({ rate }) => (
              <th key={rate} scope="col">
                {rateText(rate, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, isShown]) => isShown)
            .map(([name, , cells]) => (
              <tr key={name} className={styles[name]}>
                <th scope="row">{t(`rent.${name}`)}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at]!.rate}>{cell}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {rent !== null && (
        <p className={styles.beside} role="status">
          {t.rich(`rent.${gap > 0 ? 'more' : gap < 0 ? 'less' : 'same'}`, {
            b: bold,
            rate: rateText(middle.rate, language),
            gap: dollars(Math.abs(gap)),
          })}
          {hasPanels ? t('rent.back', { savings: month.savings }) : '.'}
        </p>
      )}
      <p className={styles.fine}>
        {t('rent.fine', {
          count: String(paymentCount),
          financed: dollars(financed),
          panels: hasPanels ? 'yes' : 'no',
          annual: formatPercent(
            labels.estimate.assumptions.mortgageInsuranceAnnualRate,
            language,
            3,
          ),
          aprs: columns.map(({ apr }) => apr).join(', '),
          open,
        })}
      </p>
    </section>
  );
}
