import { useTranslations } from 'use-intl';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { clockAt, localText, theirTime } from '#core/domain/permission/local-time.ts';
import { allowedStep, nextStepSpans, usualNextSteps } from '#core/domain/permission/next-step.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { nearMoment } from '#web/office/formats/near-moment.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import type { LeadDetail } from '../../../api-types.ts';
import { clockOf } from '../../../office/queue/use-wait.ts';
import { usePermission } from './use-permission.ts';

/** The time zone for entering times: the lead's, or the browser's if the lead's is unknown. */
export function useLeadZone(lead: LeadDetail): { zone: string; isTheirs: boolean } {
  const { timeZone: theirs } = usePermission(lead);
  return { zone: theirs ?? viewerTimeZone(), isTheirs: Boolean(theirs) };
}

/** The usual next steps with a lead, each at an hour to call; and what is said of one that is not. */
export function useNextSteps(lead: LeadDetail) {
  const t = useTranslations('admin.contact');
  const { zone, isTheirs } = useLeadZone(lead);
  const { data: programme } = useAnswer(readProgramme);
  const office = programme && clockOf(programme);
  /** A local time as the moment it may be, and that moment in words if it is later. */
  const allow = (local: string, now: Date) => {
    const { at, isMoved } = allowedStep(lead, { timeZone: zone, local }, office);
    return { at, later: isMoved ? theirTime(isTheirs ? zone : null, at, now) : null };
  };
  return {
    allow,
    /** The steps as of a moment, in the order of their buttons; `isTwin` is no other than tomorrow. */
    stepsAt: (now: Date) => {
      const usual = usualNextSteps(zone, now);
      const tomorrow = allow(usual.tomorrow, now).at.getTime();
      return nextStepSpans.map((span) => {
        const { at, later } = allow(usual[span], now);
        const text = t(`spans.${span}`);
        const local = localText(zone, at);
        const isSameDay = local.slice(0, 10) === usual[span].slice(0, 10);
        const moved = isSameDay ? clockAt(zone, at) : nearMoment(at, now, zone);
        const label = later === null ? text : t('moved', { text, at: moved });
        const isTwin = span !== 'tomorrow' && at.getTime() === tomorrow;
        return { span, at, local, label, isTwin };
      });
    },
  };
}
