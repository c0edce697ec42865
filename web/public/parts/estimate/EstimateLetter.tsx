import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { formatDate } from '#core/i18n/format.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { Assumptions } from './Assumptions.tsx';
import { useEstimate } from './use-estimate.ts';
import styles from './estimate-letter.module.css';

/**
 * The estimate as a letter of the lender. On screen it is not there; on paper it is all there is.
 */
export function EstimateLetter({
  estimate,
  creditFootnote,
}: {
  estimate: Estimate;
  creditFootnote: string | null;
}) {
  const labels = useEstimate(estimate);
  const { t, site, dollars, range } = labels;
  const { timeZone, language } = useSite();
  const [today] = useState(() => new Date());
  const general = useTranslations('site');
  const footnote = labels.hasCredit ? creditFootnote : null;
  const groups = [labels.benefits, labels.savings];
  return createPortal(
    <article
      className={styles.letter}
      data-letter=""
    >
      <header className={styles.head}>
        <p className={styles.lender}>{site.lender}</p>
        <address>
          {site.homeOffice}
          <br />
          {t('letter.phone', { phone: site.phone })} · {site.email}
        </address>
      </header>
      <p className={styles.date}>{formatDate(today, language, timeZone, 'long')}</p>
      <h1>{t('letter.subject')}</h1>
      <p>{t('letter.greeting')}</p>
      <p>{t('letter.opening', labels.basis)}</p>
      <table className={styles.figures}>
        <tbody>
          {groups.flat().map((figure) => (
            <tr
              key={figure.key}
              className={styles[figure.key]}
            >
              <th scope="row">
                {figure.label}
                {figure.hasCredit && footnote && '*'}
                {figure.note && <span> {figure.note}</span>}
              </th>
              <td>
                {figure.amount === null
                  ? general('notAvailable')
                  : (range(figure) ?? dollars(figure.amount))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {labels.caveat && <p>{labels.caveat}</p>}
      <p>
        {labels.system} {labels.limit}
      </p>
      <p>
        {t('letter.closing', {
          phone: site.phone,
          hours: site.hours,
          address: `${location.host}/qualify`,
        })}
      </p>
      <p className={styles.signature}>{t('letter.signature', { lender: site.lender })}</p>
      <section className={styles.annex}>
        <h2>{t('how.title')}</h2>
        <Assumptions
          estimate={estimate}
          labels={labels}
          creditMark={footnote && '*'}
        />
      </section>
      <footer className={styles.foot}>
        {footnote && <p>* {footnote}</p>}
        <p>{t('estimateOnly')}</p>
        <p>
          {t('letter.license', {
            approvedSince: site.approvedSince,
            license: site.license,
          })}
        </p>
      </footer>
    </article>,
    document.body,
  );
}
