import { displayStatus } from '#core/domain/lead-status.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { stateName } from '#core/domain/us-states.ts';
import { Badge, CodeBadge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import type { Column } from '#web/office/list/column.ts';
import type { LeadRow } from '../api-types.ts';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { languageName } from '../lead/lead-labels.ts';
import { LeadLink } from '../LeadLink.tsx';
import styles from './leads.module.css';

function Name({ lead }: { lead: LeadRow }) {
  return (
    <div className={styles.name}>
      <LeadLink lead={lead} />
      {lead.isSuspicious && (
        <Badge
          tone="red"
          title="Looks made by a machine or in bad faith; the lead says why"
        >
          Suspicious
        </Badge>
      )}
      {lead.language !== 'en' && (
        <Badge title={`Wrote in ${languageName(lead.language)}`}>
          {lead.language.toUpperCase()}
        </Badge>
      )}
      {lead.referralCode && <CodeBadge code={lead.referralCode} />}
    </div>
  );
}

function State({ code }: { code: string }) {
  return (
    <abbr
      className={styles.state}
      title={stateName(code)}
    >
      {code}
    </abbr>
  );
}

/** The columns of the list of leads. */
export const leadColumns: readonly Column<LeadRow>[] = [
  {
    name: 'name',
    header: 'Name',
    sort: 'firstName',
    isTitle: true,
    isOneLine: true,
    side: 'start',
    cell: (lead) => <Name lead={lead} />,
  },
  {
    name: 'email',
    header: 'Email',
    isOneLine: true,
    side: 'line',
    cell: ({ email }) => (
      <span title={email}>
        <EmailText>{email}</EmailText>
      </span>
    ),
  },
  {
    name: 'phone',
    header: 'Phone',
    isNarrow: true,
    side: 'start',
    cell: ({ phone }) => displayPhone(phone),
  },
  {
    name: 'state',
    header: 'State',
    isNarrow: true,
    side: 'start',
    cell: ({ propertyState }) => (propertyState ? <State code={propertyState} /> : '–'),
  },
  {
    name: 'status',
    header: 'Status',
    isNarrow: true,
    side: 'corner',
    cell: (lead) => <StatusBadge status={displayStatus(lead, 'admin')} />,
  },
  {
    name: 'date',
    header: 'Date',
    sort: 'createdAt',
    isNarrow: true,
    side: 'end',
    cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
  },
];
