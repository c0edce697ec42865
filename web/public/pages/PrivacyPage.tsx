import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  browserKinds,
  browserKept,
  keptKinds,
  applicationCookie,
  buyerCookie,
  languageCookie,
  languageCookieDays,
  leastEvaluationMonths,
  restorableDays,
  retention,
} from '#core/domain/operations/kept-data.ts';
import { answerLifetimeDays } from '#core/domain/options.ts';
import type { PageProps } from '../entry-server.tsx';
import { LegalPage, LegalSection, useLender } from '../sections/legal/LegalPage.tsx';
import styles from '../sections/legal/legal-page.module.css';

function keyName(name: ReactNode) {
  return <code>{name}</code>;
}

function linkTo(address: string) {
  return (words: ReactNode) => <a href={address}>{words}</a>;
}

/**
 * The data that this software keeps about people: why, for how long and who sees it. Kinds, keys
 * and periods come from the code, so the page matches the practice.
 */
export default function PrivacyPage({ data }: PageProps) {
  const t = useTranslations('privacyPolicy');
  const { terms, pixelId, mapsApiKey, mayShareFinancial, keptMonths } = data;
  const lengths = {
    months: String(retention.visitMonths),
    days: String(retention.repeatKeyDays),
    attributionDays: String(terms.attributionDays),
    failureDays: retention.signInFailureDays,
    knownDays: String(retention.knownSignInDays),
    tokenDays: retention.resetTokenDays,
    restorableDays: String(restorableDays),
    evaluationMonths: String(leastEvaluationMonths),
    doNotContactYears: retention.doNotContactYears,
    calculationMonths: keptMonths.calculations,
    checkMonths: keptMonths.checks,
    watchMonths: String(retention.watchMonths),
    invitationDays: String(retention.clientInvitationDays),
    mailMonths: keptMonths.mails,
    pageMonths: String(keptMonths.pages),
  };
  const lender = useLender();
  const network = mayShareFinancial ? 'sees.pixelAndMoney' : 'sees.pixel';
  const seers = [
    t('sees.staff'),
    t(`sees.partner.${terms.partnerSees}`),
    t('sees.mail'),
    pixelId ? t(network) : t('sees.noPixel'),
    ...(mapsApiKey ? [t('sees.maps')] : []),
    t('sees.law'),
  ];
  return (
    <LegalPage data={data} texts="privacyPolicy">
      <LegalSection title={t('who.title')}>
        <p>{t('who.text', lender)}</p>
        {terms.privacyNotice && (
          <p>{t.rich('who.notice', { link: linkTo(terms.privacyNotice) })}</p>
        )}
      </LegalSection>
      <LegalSection title={t('kept.title')}>
        {keptKinds.map((kind) => (
          <div key={kind} className={styles.kept}>
            <h3>{t(`kept.${kind}.title`)}</h3>
            <dl>
              <dt>{t('kept.what')}</dt>
              <dd>{t(`kept.${kind}.what`)}</dd>
              <dt>{t('kept.why')}</dt>
              <dd>{t(`kept.${kind}.why`)}</dd>
              <dt>{t('kept.long')}</dt>
              <dd>{t(`kept.${kind}.long`, lengths)}</dd>
            </dl>
          </div>
        ))}
      </LegalSection>
      <LegalSection title={t('browser.title')}>
        <p>{t('browser.text', { days: String(answerLifetimeDays) })}</p>
        {browserKinds.map((kind) => (
          <p key={kind} className={styles.keys}>
            {t(`browser.${kind}`)} <code>{browserKept[kind].join(', ')}</code>
          </p>
        ))}
        <p className={styles.keys}>
          {t.rich('browser.cookie', {
            cookie: languageCookie,
            applied: applicationCookie,
            own: buyerCookie,
            ownDays: String(retention.buyerLinkDays),
            days: String(languageCookieDays),
            code: keyName,
          })}
        </p>
      </LegalSection>
      <LegalSection title={t('sees.title')}>
        <ul>
          {seers.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{t('sees.nobody')}</p>
      </LegalSection>
      <LegalSection title={t('rights.title')}>
        <ul>
          <li>{t('rights.copy', lender)}</li>
          <li>{t('rights.erased', lengths)}</li>
          <li>{t('rights.stop')}</li>
          <li>{t('rights.signal')}</li>
        </ul>
      </LegalSection>
      <LegalSection title={t('safety.title')}>
        <p>{t('safety.text')}</p>
      </LegalSection>
    </LegalPage>
  );
}
