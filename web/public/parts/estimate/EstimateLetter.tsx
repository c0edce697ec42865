import { useState } from 'react';
import { createPortal } from 'react-dom';
import { licenseChoice } from '#core/i18n/figures.ts';
import { formatDate } from '#core/i18n/format.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { Assumptions } from './Assumptions.tsx';
import { figureText, type EstimateFigure, type EstimateLabels } from './use-estimate.ts';
import styles from './estimate-letter.module.css';

export function EstimateLetter({ labels }: { labels: EstimateLabels }) {
  const { t, site, month, language } = labels;
  const { timeZone } = useSite();
  const [today] = useState(() => new Date());
  const row = (figure: EstimateFigure) => (
    <tr key={figure.key} className={styles[figure.key]}>
      <th scope="row">
        {figure.label}
        {figure.note && <span> {figure.note}</span>}
      </th>
      <td>{figureText(figure, labels)}</td>
    </tr>
  );
  return createPortal(
    <article className={styles.letter} data-letter="">
      <header className={styles.head}>
        <p className={styles.lender}>{site.lender}</p>
        <address>
          {site.homeOffice && (
            <>
              {site.homeOffice}
              <br />
            </>
          )}
          {site.phone && `${t('letter.phone', { phone: site.phone })} · `}
          {site.email}
        </address>
      </header>
      <p className={styles.date}>{formatDate(today, language, timeZone, 'long')}</p>
      <h1>{t('letter.subject')}</h1>
      <p>{t('letter.greeting')}</p>
      <p>{t('letter.opening', labels.basis)}</p>
      {labels.outside && <p>{labels.outside}</p>}
      <table className={styles.figures}>
        <tbody>
          {[labels.cost, ...labels.savings].map(row)}
          {month?.lines.map(({ key, label, text }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
          {labels.benefits.map(row)}
        </tbody>
      </table>
      {labels.caveat && <p>{labels.caveat}</p>}
      {month && (
        <p>
          {month.verdict} {month.fine}
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
        <Assumptions labels={labels} />
      </section>
      <footer className={styles.foot}>
        <p>{t('estimateOnly')}</p>
        {site.approvedSince && <p>{t('letter.license', { ...site, ...licenseChoice(site) })}</p>}
      </footer>
    </article>,
    document.body,
  );
}
