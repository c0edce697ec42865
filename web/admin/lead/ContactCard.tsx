import { useTranslations } from 'use-intl';
import { displayPhone } from '#core/domain/phone.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import type { LeadDetail } from '../api-types.ts';
import { mailLink, telephoneLink } from '#web/office/parts/contact-links.ts';
import { useStoredLabel } from './stored-label.ts';

export function ContactCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.contact');
  const languages = useTranslations('admin.languages');
  const contactLabel = useStoredLabel('contact');
  return (
    <Card title={t('title')}>
      <Facts>
        <Fact name={t('email')}>
          <a href={mailLink(lead.email)}>
            <EmailText>{lead.email}</EmailText>
          </a>
        </Fact>
        <Fact name={t('phone')}>
          <a href={telephoneLink(lead.phone)}>{displayPhone(lead.phone)}</a>
        </Fact>
        <Fact name={t('method')}>{lead.contactMethod && contactLabel(lead.contactMethod)}</Fact>
        <Fact name={t('language')}>{languages(lead.language)}</Fact>
        <Fact name={t('address')}>{lead.currentAddress}</Fact>
      </Facts>
    </Card>
  );
}
