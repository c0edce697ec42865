import { useState } from 'react';
import { createPortal } from 'react-dom';
import { licenseChoice } from '#core/i18n/figures.ts';
import { formatDate } from '#core/i18n/format.ts';
import type { Estimate } from '../../browser/storage/kept-estimate.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { Assumptions } from './Assumptions.tsx';
import { figureText, useEstimate, type EstimateFigure } from './use-estimate.ts';
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
  const labels = useEstimate(estimate, creditFootnote);
  const { t, site, illustration } = labels;
  const { timeZone, language } = useSite();
  const [today] = useState(() => new Date());
  const figures: EstimateFigure[] = [
    labels.cost,
    ...labels.savings,
    ...(illustration?.figures ?? []),
    ...labels.benefits,
  ];
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
          {figures.map((figure) => (
            <tr
              key={figure.key}
              className={styles[figure.key]}
            >
              <th scope="row">
                {figure.label}
                {figure.note && <span> {figure.note}</span>}
              </th>
              <td>{figureText(figure, labels)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {labels.caveat && <p>{labels.caveat}</p>}
      {illustration && (
        <p>
          {illustration.verdict} {illustration.assumptions}
        </p>
      )}
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
        />
      </section>
      <footer className={styles.foot}>
        <p>{t('estimateOnly')}</p>
        {site.approvedSince && <p>{t('letter.license', { ...site, ...licenseChoice(site) })}</p>}
      </footer>
    </article>,
    document.body,
  );
}
