import { useLocale, useTranslations } from 'use-intl';
import { badgeTone, displayStatus, isLeadStatus } from '#core/domain/leads/lead-status.ts';
import { type Timeline, timelines } from '#core/domain/options.ts';
import { notGoingAhead } from '#core/domain/partners/partner-view.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import { Badge } from '#web/office/parts/Badge.tsx';

interface LeadStatusBadgeProps {
  lead: {
    status: string;
    isQualified: boolean | null;
  };
}

export function LeadStatusBadge({ lead }: LeadStatusBadgeProps) {
  const t = useTranslations('portal.labels.statuses');
  const language = useLocale();
  const status = displayStatus(lead, 'affiliate');
  if (status === notGoingAhead) {
    return <Badge tone="grey">{milestoneTexts[language].milestones.ended}</Badge>;
  }
  return <Badge tone={badgeTone(status)}>{isLeadStatus(status) ? t(status) : status}</Badge>;
}

function isTimeline(value: string): value is Timeline {
  return (timelines as readonly string[]).includes(value);
}

export function TimelineText({ value }: { value: string }) {
  const t = useTranslations('portal.labels.timelines');
  return isTimeline(value) ? t(value) : value;
}
