import { useTranslations } from 'use-intl';
import { adminPaths, type SiteData, type SitePageName } from '#core/contract/site.ts';
import { formatDate } from '#core/i18n/format.ts';
import { EqualHousing } from '#web/kit/icons.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { telephoneLink } from './Header.tsx';
import { useLenderLine } from './use-lender-line.ts';
import layout from './layout.module.css';
import styles from './footer.module.css';

/** The public register in which a lender can be looked up by its number. */
const nmlsRegister = 'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/';

interface FooterLinksProps {
  id: string;
  title: string;
  /** Addresses, each with its text. */
  links: readonly (readonly [href: string, text: string])[];
}

function FooterLinks({ id, title, links }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Office({ name, address }: { name: string; address: string }) {
  return address === '' ? null : (
    <p>
      <strong>{name}</strong>
      <br />
      {address}
    </p>
  );
}

function Contact({ data }: { data: SiteData }) {
  const t = useTranslations('footer.contact');
  const { terms } = data;
  const { phone, hoursAlone, homeOffice, medfordOffice } = useSite().figures;
  return (
    <section className={styles.contact}>
      <h2>{t('title')}</h2>
      <address>
        <ul className={styles.links}>
          {phone && (
            <li>
              <a href={telephoneLink(phone)}>{phone}</a>
            </li>
          )}
          <li>
            <a href={`mailto:${terms.supportEmail}`}>{terms.supportEmail}</a>
          </li>
          {hoursAlone && (
            <li>
              <span>{hoursAlone}</span>
            </li>
          )}
        </ul>
        <Office name={terms.homeOfficeName ?? t('home')} address={homeOffice} />
        <Office name={terms.medfordOfficeName ?? t('medford')} address={medfordOffice} />
      </address>
    </section>
  );
}

function FooterGrid({ data }: { data: SiteData }) {
  const t = useTranslations('footer');
  return (
    <div className={`${layout.container} ${styles.grid} screen-only`}>
      <FooterLinks
        id="footer-programmes"
        title={t('programmes.title')}
        links={[
          ['/', t('programmes.grant')],
          ['/calculator', t('programmes.calculator')],
          ['/qualify', t('programmes.qualify')],
          ['/apply', t('programmes.apply')],
        ]}
      />
      <FooterLinks
        id="footer-resources"
        title={t('resources.title')}
        links={[
          ['/#how-it-works', t('resources.how')],
          ['/#comparison', t('resources.comparison')],
          ['/qualify#faq', t('resources.questions')],
          [adminPaths.login, t('resources.staff')],
        ]}
      />
      <FooterLinks
        id="footer-realtors"
        title={t('realtors.title')}
        links={[
          ['/calculator', t('realtors.quote')],
          ['/affiliate/register', t('realtors.forRealtors')],
          ['/affiliate/register#join', t('realtors.partner')],
        ]}
      />
      <Contact data={data} />
    </div>
  );
}

/** The pages with all links; those of the buyer's way and of one errand have the legal lines only. */
const withLinks: ReadonlySet<SitePageName> = new Set([
  'landing',
  'answer',
  'affiliates',
  'marketing',
  'privacy',
  'terms',
]);

export function Footer({ data }: { data: SiteData }) {
  const t = useTranslations('footer');
  const lender = useLenderLine(data);
  const { terms, today, language } = data;
  const { figures } = useSite();
  const year = today.slice(0, 4);
  const date = formatDate(today, language, 'UTC', 'long');
  return (
    <footer className={`${layout.night} ${styles.footer}`}>
      {withLinks.has(data.page) && <FooterGrid data={data} />}
      <div className={`${layout.container} ${styles.fine}`}>
        {data.needsCreditFootnote && <p id="credit-footnote">{t('creditFootnote')}</p>}
        <p className={styles.marks}>
          <EqualHousing size={28} />
          <span>
            {`${t('equalHousing')}. ${lender}.`}
            {figures.license && ` ${t('license', figures)}`}
            {figures.nmls && (
              <>
                {' '}
                <a href={`${nmlsRegister}${encodeURIComponent(figures.nmls)}`}>
                  {t('nmls', figures)}
                </a>
              </>
            )}
          </span>
        </p>
        <p>{t('notGovernment', figures)}</p>
        <p>{t('terms', { date })}</p>
        <p className={styles.legal}>
          <a href="/privacy">{t('privacy')}</a>
          <a href="/terms">{t('conditions')}</a>
        </p>
        <p>
          {t('rights', {
            year,
            lender: terms.lenderName,
          })}
        </p>
      </div>
    </footer>
  );
}
