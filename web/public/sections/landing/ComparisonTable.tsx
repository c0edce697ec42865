import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { type CreditAnswer, creditComparison } from '#core/domain/cost/credit-comparison.ts';
import { mayShow } from '#core/domain/launch/may-show.ts';
import { Check, Cross } from '#web/kit/icons.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import layout from '../frame/layout.module.css';
import styles from './comparison-table.module.css';

function Answer({ isYes }: { isYes: boolean }) {
  const t = useTranslations('comparison');
  const Icon = isYes ? Check : Cross;
  return (
    <span className={isYes ? styles.yes : styles.no}>
      <Icon size={20} />
      <span>{t(isYes ? 'yes' : 'no')}</span>
    </span>
  );
}

/** Who gets a tax credit: a tick, a cross, or the words where neither would be true. */
function Credit({ answer }: { answer: CreditAnswer }) {
  const t = useTranslations('comparison');
  const site = useTranslations('site');
  if (answer === 'company') {
    return t('creditOfCompany');
  }
  return answer === 'notAvailable' ? site('notAvailable') : <Answer isYes={answer === 'yes'} />;
}

/**
 * The product beside a loan and a lease. On a phone a row's name stands above its three answers:
 * nothing is scrolled sideways.
 */
export function ComparisonTable({ data }: { data: SiteData }) {
  const t = useTranslations('comparison');
  const { figures } = useSite();
  if (!mayShow(data.terms, 'comparison-unsourced')) {
    return null;
  }
  const product = 'Solar Grant Home';
  const { owner, lease } = creditComparison(data.terms);
  const credit = <Credit answer={owner} />;
  const rows: [ReactNode, ReactNode, ReactNode, ReactNode][] = [
    ...(['financing', 'rate', 'payment'] as const).map((row): [string, string, string, string] => [
      t(`${row}.title`),
      t(`${row}.product`, figures),
      t(`${row}.loan`, figures),
      t(`${row}.lease`, figures),
    ]),
    [t('ownership'), <Answer isYes />, <Answer isYes />, <Answer isYes={false} />],
    [t('credit'), credit, credit, <Credit answer={lease} />],
    [t('education'), <Answer isYes />, <Answer isYes={false} />, <Answer isYes={false} />],
    [
      t('maintenance.title'),
      t('maintenance.product', figures),
      t('maintenance.loan'),
      t('maintenance.lease'),
    ],
  ];
  // The roles repeat what the elements say: rows laid out as grids lose it in some browsers.
  return (
    <section
      id="comparison"
      className={`${layout.section} ${styles.section}`}
      aria-labelledby="comparison-title"
    >
      <div className={layout.container}>
        <h2
          id="comparison-title"
          className={styles.title}
        >
          {t('title')}
        </h2>
        <p className={styles.intro}>{t('intro')}</p>
        <table
          role="table"
          className={styles.table}
        >
          <caption className="visually-hidden">{t('caption', { product })}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th
                role="columnheader"
                scope="col"
                className={styles.aspect}
              >
                <span className="visually-hidden">{t('aspect')}</span>
              </th>
              <th
                role="columnheader"
                scope="col"
                className={styles.product}
              >
                {product}
              </th>
              <th
                role="columnheader"
                scope="col"
              >
                {t('loan')}
              </th>
              <th
                role="columnheader"
                scope="col"
              >
                {t('lease')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(([name, ours, loan, lease], index) => (
              <tr
                role="row"
                key={index}
              >
                <th
                  role="rowheader"
                  scope="row"
                >
                  {name}
                </th>
                <td
                  role="cell"
                  className={styles.product}
                >
                  {ours}
                </td>
                <td role="cell">{loan}</td>
                <td role="cell">{lease}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
