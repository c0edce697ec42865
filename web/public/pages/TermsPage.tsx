import { useTranslations } from 'use-intl';
import { legalTextsDate } from '#core/domain/kept-data.ts';
import { formatDate } from '#core/i18n/format.ts';
import { useSite } from '../runtime/site-context.tsx';
import type { PageProps } from '../entry-server.tsx';
import { LegalPage, LegalSection } from '../sections/legal/LegalPage.tsx';

export default function TermsPage({ data }: PageProps) {
  const t = useTranslations('termsOfUse');
  const { terms, language, needsCreditFootnote } = data;
  const { figures } = useSite();
  const lender = { ...figures, address: figures.homeOffice };
  return (
    <LegalPage
      data={data}
      title={t('title')}
      intro={t('intro', lender)}
      version={t('version', { date: formatDate(legalTextsDate, language, 'UTC', 'long') })}
    >
      <LegalSection title={t('site.title')}>
        <p>{t('site.text', lender)}</p>
      </LegalSection>
      <LegalSection title={t('estimate.title')}>
        <p>{t('estimate.text')}</p>
        {needsCreditFootnote && <p>{t('estimate.credit')}</p>}
        {terms.offersRateField && <p>{t('estimate.rate')}</p>}
      </LegalSection>
      <LegalSection title={t('check.title')}>
        <p>{t('check.text', lender)}</p>
        <p>{t('check.truth')}</p>
      </LegalSection>
      <LegalSection title={t('contact.title')}>
        <p>{t('contact.text')}</p>
      </LegalSection>
      <LegalSection title={t('partners.title')}>
        <p>{t('partners.text')}</p>
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
