import { formatRate } from '#core/i18n/format.ts';
import { rangeText } from './month-in-words.ts';
import { Rows } from './EstimateFirst.tsx';
import type { EstimateLabels } from './use-estimate.ts';
import styles from './estimate-rest.module.css';

/** What a buyer brings to closing, row by row. */
export function CashToBring({ labels }: { labels: EstimateLabels }) {
  const { t, cash, grant, isGrantOpen, language, view, dollars } = labels;
  if (!cash || !view.bringTerms) {
    return null;
  }
  const { fhaLeastDownRate, closingCosts } = view.bringTerms;
  const share = (rate: number) => formatRate(rate, language);
  const range = ({ low, high }: typeof cash.bring, sign = '') =>
    rangeText([`${sign}${dollars(low)}`, `${sign}${dollars(high)}`], t);
  const rows = [
    {
      key: 'down',
      label: t('bring.down', { rate: share(fhaLeastDownRate) }),
      text: dollars(cash.downPayment),
    },
    {
      key: 'closing',
      label: t('bring.closing', { low: share(closingCosts.low), high: share(closingCosts.high) }),
      text: range(cash.closing),
    },
    { key: 'grant', label: t('bring.grant'), text: range(cash.granted, '\u2212') },
    { key: 'sum', label: t('bring.sum'), text: range(cash.bring) },
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
      <Rows rows={rows.filter(({ key }) => key !== 'grant' || grant !== null)} />
      {note() && <p className={styles.fine}>{note()}</p>}
    </section>
  );
}
