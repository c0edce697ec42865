import { displayPhone } from '#core/domain/phone.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import type { LeadDetail } from '../api-types.ts';
import { EmailText } from '../../office/parts/EmailText.tsx';
import { mailLink, telephoneLink } from './contact-links.ts';
import { contactLabels, languageName } from './lead-labels.ts';

/** How to reach the person. */
export function ContactCard({ lead }: { lead: LeadDetail }) {
  return (
    <Card title="Contact Information">
      <Facts>
        <Fact name="Email">
          <a href={mailLink(lead.email)}>
            <EmailText>{lead.email}</EmailText>
          </a>
        </Fact>
        <Fact name="Phone">
          <a href={telephoneLink(lead.phone)}>{displayPhone(lead.phone)}</a>
        </Fact>
        <Fact name="Preferred contact">
          {lead.contactMethod && contactLabels(lead.contactMethod)}
        </Fact>
        <Fact name="Language">{languageName(lead.language)}</Fact>
        <Fact name="Current address">{lead.currentAddress}</Fact>
      </Facts>
    </Card>
  );
}
