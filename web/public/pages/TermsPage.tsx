import { useTranslations } from 'use-intl';
import { shownRates } from '#core/domain/visitor/cost/net-cost.ts';
import { formatPercent, localeOf } from '#core/i18n/format.ts';
import type { PageProps } from '../entry-server.tsx';
import { LegalPage, LegalSection, useLender } from '../sections/legal/LegalPage.tsx';

export default function TermsPage({ data }: PageProps) {
  const t = useTranslations('termsOfUse');
  const { terms, needsCreditFootnote } = data;
  const lender = useLender();
  const rates = new Intl.ListFormat(localeOf(data.language)).format(
    shownRates.map((rate) => formatPercent(rate / 100, data.language)),
  );
  return (
    <LegalPage data={data} texts="termsOfUse">
      <LegalSection title={t('site.title')}>
        <p>{t('site.text', lender)}</p>
      </LegalSection>
      <LegalSection title={t('estimate.title')}>
        <p>{t('estimate.text')}</p>
        {needsCreditFootnote && <p>{t('estimate.credit')}</p>}
        {terms.showsMonthlyCost && (
          <p>{t('estimate.rate', { rates, typed: terms.offersRateField ? 'yes' : 'no' })}</p>
        )}
      </LegalSection>
      <LegalSection title={t('check.title')}>
        <p>{t('check.text', lender)}</p>
        <p>{t('check.truth')}</p>
      </LegalSection>
      <LegalSection title={t('contact.title')}>
        <p>{t('contact.text')}</p>
      </LegalSection>
      <LegalSection title={t('partners.title')}>
        <p>{t('partners.text', lender as never)}</p>
      </LegalSection>
      <LegalSection title={t('law.title')}>
        <p>{t('law.text', lender)}</p>
      </LegalSection>
      <LegalSection title={t('change.title')}>
        <p>{t('change.text', lender)}</p>
      </LegalSection>
    </LegalPage>
  );
}
