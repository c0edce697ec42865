import { useTranslations } from 'use-intl';
import { badgeTone, displayStatus, isLeadStatus } from '#core/domain/lead-status.ts';
import { Badge } from '#web/office/parts/Badge.tsx';

interface LeadStatusBadgeProps {
  lead: {
    status: string;
    isQualified: boolean;
  };
}

/** The status of a lead in its colour and in the language of the portal. */
export function LeadStatusBadge({ lead }: LeadStatusBadgeProps) {
  const t = useTranslations('portal.labels.statuses');
  const status = displayStatus(lead, 'affiliate');
  return <Badge tone={badgeTone(status)}>{isLeadStatus(status) ? t(status) : status}</Badge>;
}
