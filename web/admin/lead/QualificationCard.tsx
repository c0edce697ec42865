import { stateName } from '#core/domain/us-states.ts';
import { formatDollars, formatScoreRange } from '#core/i18n/format.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import type { LeadDetail } from '../api-types.ts';
import { housingLabels, paymentLabels, timelineLabels } from './lead-labels.ts';

const dollars = (amount: number | null) =>
  amount !== null && amount !== undefined ? formatDollars(amount, 'en') : null;

/** What the programme asks of an applicant, as this one answered. */
export function QualificationCard({ lead }: { lead: LeadDetail }) {
  return (
    <Card
      title="Qualification Details"
      aside={
        <Badge tone={lead.isQualified ? 'green' : 'amber'}>
          {lead.isQualified ? 'Qualified for Program' : 'Under Review'}
        </Badge>
      }
    >
      <Facts>
        <Fact name="Home price">{dollars(lead.homePrice)}</Fact>
        <Fact name="Property state">{lead.propertyState && stateName(lead.propertyState)}</Fact>
        <Fact name="Credit score">{lead.creditScore && formatScoreRange(lead.creditScore)}</Fact>
        <Fact name="Monthly electric bill">{dollars(lead.electricBill)}</Fact>
        <Fact name="First-time homebuyer">
          {lead.firstTimeHomebuyer === null ? null : lead.firstTimeHomebuyer ? 'Yes' : 'No'}
        </Fact>
        <Fact name="Housing status">{lead.housingStatus && housingLabels(lead.housingStatus)}</Fact>
        <Fact name="Total monthly payment">
          {lead.monthlyPayment && paymentLabels(lead.monthlyPayment)}
        </Fact>
        <Fact name="Timeline">{lead.timeline && timelineLabels(lead.timeline)}</Fact>
      </Facts>
    </Card>
  );
}
