import { useTranslations } from 'use-intl';
import { displayPhone } from '#core/domain/phone.ts';
import { stateName } from '#core/domain/us-states.ts';
import { formatScoreRange } from '#core/i18n/format.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import { paymentText } from '#web/office/formats/payment-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { mailLink, telephoneLink } from '#web/office/parts/contact-links.ts';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';
import { timelineText, useStoredLabel } from './stored-words.ts';

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

export function QualificationCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.qualification');
  const answers = useTranslations('admin.lead');
  const housingLabel = useStoredLabel('housing');
  const { isQualified } = lead;
  const formats = useFormats();
  const dollars = (amount: number | null) => (amount === null ? null : formats.dollars(amount));
  const yesOrNo = (answer: boolean | null) =>
    answer === null ? null : answers(answer ? 'yes' : 'no');
  return (
    <Card
      title={t('title')}
      aside={
        <Badge tone={isQualified ? 'green' : 'amber'}>
          {t(isQualified ? 'qualified' : 'underReview')}
        </Badge>
      }
    >
      <Facts>
        <Fact name={t('homePrice')}>{dollars(lead.homePrice)}</Fact>
        <Fact name={t('state')}>{lead.propertyState && stateName(lead.propertyState)}</Fact>
        <Fact name={t('creditScore')}>
          {lead.creditScore && formatScoreRange(lead.creditScore, 'en')}
        </Fact>
        <Fact name={t('electricBill')}>{dollars(lead.electricBill)}</Fact>
        <Fact name={t('firstTime')}>{yesOrNo(lead.firstTimeHomebuyer)}</Fact>
        <Fact name={t('housing')}>{lead.housingStatus && housingLabel(lead.housingStatus)}</Fact>
        <Fact name={t('payment')}>
          {lead.monthlyPayment && paymentText(lead.monthlyPayment, 'en')}
        </Fact>
        <Fact name={t('timeline')}>{lead.timeline && timelineText(lead.timeline)}</Fact>
      </Facts>
    </Card>
  );
}

function Suspicion({ lead: { suspicion, isSuspicious } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.information');
  const suspicionLabel = useStoredLabel('suspicion');
  if (suspicion.length === 0) {
    return null;
  }
  return (
    <div className={isSuspicious ? shared.notice : styles.hint}>
      <p>{t(isSuspicious ? 'suspicious' : 'noticed')}</p>
      <ul>
        {suspicion.map((reason) => (
          <li key={reason}>{suspicionLabel(reason)}</li>
        ))}
      </ul>
    </div>
  );
}

export function LeadInformationCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.information');
  return (
    <Card title={t('title')}>
      <Suspicion lead={lead} />
      <Facts>
        <Fact name={t('id')}>{lead.id}</Fact>
        <Fact name={t('received')}>
          <ExactTime value={lead.createdAt} />
        </Fact>
        <Fact name={t('changed')}>
          <ExactTime value={lead.updatedAt} />
        </Fact>
        <Fact name={t('transaction')}>
          {lead.transactionType && humanize(lead.transactionType)}
        </Fact>
        <Fact name={t('session')}>
          {lead.sessionId && <code className={styles.code}>{lead.sessionId.slice(0, 8)}</code>}
        </Fact>
      </Facts>
    </Card>
  );
}
