import { bringRows } from './bring-rows.ts';
import { rangeText } from './month-in-words.ts';
import { Rows } from './Rows.tsx';
import type { EstimateLabels } from './use-estimate.ts';
import styles from './estimate-rest.module.css';

/** What a buyer brings to closing, row by row. */
export function CashToBring({ labels }: { labels: EstimateLabels }) {
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
