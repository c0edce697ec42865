import { useTranslations } from 'use-intl';
import { adminPaths, type SiteData } from '#core/contract/site.ts';
import { formatDate } from '#core/i18n/format.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { Logo } from '#web/kit/Logo.tsx';
import { telephoneLink } from './Header.tsx';
import styles from './footer.module.css';

/** Programmes, resources, realtor links, contact, licensing and the two offices. */
export function Footer({ data }: { data: SiteData }) {
  const t = useTranslations('footer');
  const figures = siteFigures(data.terms, data.language);
  const year = data.today.slice(0, 4);
  return (
    <footer className={styles.footer}>
      <div className={styles.grid}>
        <div className={styles.brand}>
          <Logo size={30} />
          <p>{t('promise')}</p>
        </div>
        <nav aria-labelledby="footer-programmes">
          <h2 id="footer-programmes">{t('programmes.title')}</h2>
          <ul className={styles.links}>
            <li>
              <a href="/">{t('programmes.grant')}</a>
            </li>
            <li>
              <a href="/calculator">{t('programmes.calculator')}</a>
            </li>
            <li>
              <a href="/qualify">{t('programmes.qualify')}</a>
            </li>
            <li>
              <a href="/apply">{t('programmes.apply')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-resources">
          <h2 id="footer-resources">{t('resources.title')}</h2>
          <ul className={styles.links}>
            <li>
              <a href="/#how-it-works">{t('resources.how')}</a>
            </li>
            <li>
              <a href="/#comparison">{t('resources.comparison')}</a>
            </li>
            <li>
              <a href="/qualify#faq">{t('resources.questions')}</a>
            </li>
            <li>
              <a href={adminPaths.login}>{t('resources.staff')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-realtors">
          <h2 id="footer-realtors">{t('realtors.title')}</h2>
          <ul className={styles.links}>
            <li>
              <a href="/calculator">{t('realtors.quote')}</a>
            </li>
            <li>
              <a href="/affiliate/register">{t('realtors.forRealtors')}</a>
            </li>
            <li>
              <a href="/affiliate/register#join">{t('realtors.partner')}</a>
            </li>
          </ul>
        </nav>
        <address className={styles.contact}>
          <h2>{t('contact.title')}</h2>
          <ul className={styles.links}>
            <li>
              <a href={telephoneLink(data.terms.supportPhone)}>{data.terms.supportPhone}</a>
            </li>
            <li>
              <a href={`mailto:${data.terms.supportEmail}`}>{data.terms.supportEmail}</a>
            </li>
            <li>
              <span>{figures.hoursAlone}</span>
            </li>
          </ul>
          <p>
            <strong>{t('contact.home')}</strong>
            <br />
            {data.terms.homeOfficeAddress}
          </p>
          <p>
            <strong>{t('contact.medford')}</strong>
            <br />
            {data.terms.medfordOfficeAddress}
          </p>
        </address>
      </div>
      <div className={styles.fine}>
        {data.needsCreditFootnote && <p id="credit-footnote">* {t('creditFootnote')}</p>}
        <p>{t('license', figures)}</p>
        <p>{t('terms', { date: formatDate(data.today, data.language, 'UTC', 'long') })}</p>
        <p>{t('rights', { year, lender: data.terms.lenderName })}</p>
      </div>
    </footer>
  );
}
