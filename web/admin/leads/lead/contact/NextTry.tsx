import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readLead } from '#core/contract/leads/leads.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { clearFollowUp, setFollowUp } from '#core/contract/office/contact.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { nextTry } from '#core/domain/office/next-try.ts';
import { keyOf } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Failure } from '#web/office/parts/Failure.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../../api-types.ts';
import { clockOf } from '../../../office/queue/use-wait.ts';
import { termInForce } from '../../../programme/validity.ts';
import { capitalize } from '../stored-words.ts';
import { type Done, useContact } from './contact-state.ts';
import { nearMoment } from '#web/office/formats/near-moment.ts';
import { useLeadZone } from './use-next-steps.ts';

/** The moments at which a person who was not reached may be tried again, each once. */
function useTries(lead: LeadDetail, now: Date): Date[] {
  const { data: programme } = useQuery(callQuery(readProgramme));
  const tryAgainAfter = termInForce(programme, 'tryAgainAfter');
  if (!programme || !tryAgainAfter) {
    return [];
  }
  const office = {
    terms: { tryAgainAfter },
    timeZone: programme.timeZone,
    clock: clockOf(programme),
  };
  const times = tryAgainAfter.map((_, at) => nextTry(lead, { tries: at + 1, now }, office)!);
  return [...new Map(times.map((time) => [time.getTime(), time])).values()];
}

interface NextTryProps {
  lead: LeadDetail;
  done: Done & { proposed: NonNullable<Done['proposed']> };
}

/** After a call that nobody took: the next try, which stands already, and the others to press. */
export function NextTry({ lead, done: { proposed, before } }: NextTryProps) {
  const t = useTranslations('admin.contact');
  const { step, begin } = useContact();
  const { zone } = useLeadZone(lead);
  const [now] = useState(() => new Date());
  const params = { id: String(lead.id) };
  const setup = {
    makesStale: [keyOf(readLead, { params: { id: lead.id } }), listLeadTimeline],
    failed: t('notPlanned'),
  } as const;
  const plan = useWrite(setFollowUp, setup);
  const clear = useWrite(clearFollowUp, setup);
  const isPending = plan.isPending || clear.isPending;
  const chosen = Date.parse((plan.variables?.body ?? lead.followUp ?? proposed).at);
  const later = useTries(lead, now).filter((time) => time.getTime() !== Date.parse(proposed.at));
  return (
    <div role="group" aria-label={t('nextTry')} className={shared.row} data-keep-clear>
      <span className={shared.soft}>{t('nextTry')}</span>
      {[new Date(proposed.at), ...later].map((time) => (
        <ToolButton
          key={time.getTime()}
          aria-pressed={time.getTime() === chosen}
          disabled={isPending}
          onClick={() =>
            plan.mutate({ params, body: { at: time.toISOString(), note: proposed.note } })
          }
        >
          {capitalize(nearMoment(time, now, zone))}
        </ToolButton>
      ))}
      <ToolButton onClick={step.open}>{t('choose')}</ToolButton>
      <ToolButton
        variant="quiet"
        disabled={isPending}
        onClick={() => {
          if (before) {
            plan.mutate({ params, body: { at: before.at, note: before.note } });
          } else {
            clear.mutate({ params });
          }
          begin(null);
        }}
      >
        {t('undoStep')}
      </ToolButton>
      <Failure text={plan.failure ?? clear.failure} />
    </div>
  );
}
