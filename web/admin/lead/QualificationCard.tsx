import { useTranslations } from 'use-intl';
import { stateName } from '#core/domain/us-states.ts';
import { formatScoreRange } from '#core/i18n/format.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { paymentText } from '#web/office/formats/payment-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import type { LeadDetail } from '../api-types.ts';
import { timelineText } from './range-text.ts';
import { useStoredLabel } from './stored-label.ts';

function Verdict({ isQualified }: { isQualified: boolean }) {
  const t = useTranslations('admin.lead.qualification');
  return (
    <Badge tone={isQualified ? 'green' : 'amber'}>
      {isQualified ? t('qualified') : t('underReview')}
    </Badge>
  );
}

export function QualificationCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.qualification');
  const answers = useTranslations('admin.lead');
  const housingLabel = useStoredLabel('housing');
  const formats = useFormats();
  const dollars = (amount: number | null) => (amount === null ? null : formats.dollars(amount));
  const yesOrNo = (answer: boolean | null) =>
    answer === null ? null : answers(answer ? 'yes' : 'no');
  return (
    <Card
      title={t('title')}
      aside={<Verdict isQualified={lead.isQualified} />}
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
