import { useTranslations } from 'use-intl';
import { type ReactNode, useRef, useState } from 'react';
import { readLead } from '#core/contract/leads/leads.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { clearFollowUp, listCalls, logCall, setFollowUp } from '#core/contract/office/contact.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { nextTry } from '#core/domain/office/next-try.ts';
import { localText } from '#core/domain/permission/local-time.ts';
import { readLocal } from '#core/domain/permission/next-step.ts';
import { formatZone } from '#core/i18n/format.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { keyOf } from '#web/office/cache/call-key.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { nearMoment } from '#web/office/formats/near-moment.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { Failure } from '#web/office/parts/Failure.tsx';
import { RelativeTime, useMoment } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusPlace } from '#web/office/shell/focus-content.ts';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../../api-types.ts';
import { May } from '../../../May.tsx';
import type { LeadFormProps } from '../LeadDialog.tsx';
import { type DraftDialogState, UnsavedBadge } from '../../../draft/DraftDialog.tsx';
import { clockOf } from '../../../office/queue/use-wait.ts';
import { termInForce } from '../../../programme/validity.ts';
import { MailForm } from '../mail/MailForm.tsx';
import { capitalize } from '../stored-words.ts';
import { DraftComposer } from './Composer.tsx';
import styles from './contact.module.css';
import { type Done, useContact } from './contact-state.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { useLeadZone, useNextSteps } from './use-next-steps.ts';

/** The next step with a lead, its hour in the lead's time zone. */
function NextStepForm({ lead, draftName, onDone }: LeadFormProps) {
  const t = useTranslations('admin.contact');
  const { id, followUp } = lead;
  const { zone, isTheirs } = useLeadZone(lead);
  const { allow, stepsAt } = useNextSteps(lead);
  const [now] = useState(() => new Date());
  const usual = stepsAt(now);
  const at = followUp ? localText(zone, new Date(followUp.at)) : usual[1]!.local;
  const contractForm = useContractForm(setFollowUp, {
    draftName,
    start: { at, note: followUp?.note ?? '' },
    toBody: (typed) => ({ at: readLocal(zone, typed.at) ?? '', note: typed.note }),
    options: { params: { id: String(id) } },
    makesStale: [keyOf(readLead, { params: { id } }), listLeadTimeline],
    done: t('planned'),
    failed: t('notPlanned'),
    onSuccess: onDone,
  });
  const { field, line, set, typed } = contractForm;
  const { later } = readLocal(zone, typed.at) ? allow(typed.at, now) : { later: null };
  return (
    <DialogForm of={contractForm} t={t} onDone={onDone}>
      <div className={`${shared.actions} ${styles.times}`}>
        {usual.map(
          ({ span, local, label, isTwin }) =>
            !isTwin && (
              <ToolButton key={span} onClick={() => set('at', local)}>
                {label}
              </ToolButton>
            ),
        )}
      </div>
      <TextInput
        {...field('at')}
        label={t(isTheirs ? 'atTheirs' : 'atOwn')}
        hint={later === null ? formatZone(zone, 'en') : t('notThen', { at: later })}
        type="datetime-local"
      />
      <TextInput {...line('note')} label={t('step')} optional={t('optional')} />
    </DialogForm>
  );
}

function Attempts({ lead: { id } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.contact');
  const { data } = useAnswer(listCalls, { params: { id } }, { enabled: id > 0 });
  const last = data?.items[0];
  return (
    <span>
      <strong>{t('attemptCount', { count: data?.attempts ?? 0 })}</strong>
      {last && (
        <span className={shared.soft}>
          {' '}
          ·{' '}
          {last.channel === 'phone' && last.outcome !== 'sent'
            ? t(`outcomes.${last.outcome}`)
            : t(`attempts.${last.channel === 'sms' ? 'sms' : 'email'}`)}{' '}
          <RelativeTime value={last.at} />
        </span>
      )}
    </span>
  );
}

function useIsStepDue({ nextFollowUpAt: at }: LeadDetail): boolean {
  const moment = useMoment();
  return at !== null && Date.parse(at) <= moment;
}

function NextStep({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.contact');
  const { zone } = useLeadZone(lead);
  const { followUp } = lead;
  const isDue = useIsStepDue(lead);
  const moment = useMoment();
  if (!followUp) {
    return <span className={shared.soft}>{t('noStep')}</span>;
  }
  const at = nearMoment(new Date(followUp.at), new Date(moment), zone, viewerTimeZone());
  return (
    <span>
      <strong className={isDue ? styles.due : undefined}>
        {t(isDue ? 'isDue' : 'isPlanned', { at })}
      </strong>
      {followUp.note && <span> · {followUp.note}</span>}
    </span>
  );
}

function useStepWrites(id: number, onSuccess?: () => void) {
  const setup = {
    makesStale: [keyOf(readLead, { params: { id } }), listLeadTimeline],
    failed: useTranslations('admin.contact')('notPlanned'),
    onSuccess,
  } as const;
  const plan = useWrite(setFollowUp, setup);
  const clear = useWrite(clearFollowUp, setup);
  const isPending = plan.isPending || clear.isPending;
  return { plan, clear, isPending, failure: plan.failure ?? clear.failure };
}

function StepTools({ lead, onStored }: { lead: LeadDetail; onStored: () => void }) {
  const t = useTranslations('admin.contact');
  const { id, followUp } = lead;
  const { step } = useContact();
  const { stepsAt } = useNextSteps(lead);
  const moment = useMoment();
  const isDue = useIsStepDue(lead);
  const params = { id: String(id) };
  const { plan, clear, isPending, failure } = useStepWrites(id, onStored);
  // Of the moment of the press: the page may have been open for hours.
  const planFor = (place: number) => {
    const at = stepsAt(new Date())[place]!.at.toISOString();
    plan.mutate({ params, body: { at, note: followUp?.note ?? null } });
  };
  return (
    <>
      {followUp && (
        <ToolButton disabled={isPending} onClick={() => clear.mutate({ params })}>
          {t('done')}
        </ToolButton>
      )}
      {(isDue || !followUp) &&
        stepsAt(new Date(moment)).map(
          ({ span, label, isTwin }, place) =>
            !isTwin &&
            (!followUp || span === 'tomorrow') && (
              <ToolButton key={span} disabled={isPending} onClick={() => planFor(place)}>
                {label}
              </ToolButton>
            ),
        )}
      <ToolButton aria-keyshortcuts="p" onClick={step.open}>
        {t(followUp ? 'change' : 'choose')}
        {step.isUnsaved && <UnsavedBadge />}
      </ToolButton>
      <Failure text={failure} />
    </>
  );
}

/** The moments at which a person who was not reached may be tried again, each once. */
function useTries(lead: LeadDetail, now: Date): Date[] {
  const { data: programme } = useAnswer(readProgramme);
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
function NextTry({ lead, done: { proposed, before } }: NextTryProps) {
  const t = useTranslations('admin.contact');
  const { step, begin } = useContact();
  const { zone } = useLeadZone(lead);
  const [now] = useState(() => new Date());
  const params = { id: String(lead.id) };
  const { plan, clear, isPending, failure } = useStepWrites(lead.id);
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
      <Failure text={failure} />
    </div>
  );
}

function focusNote(): void {
  document.querySelector<HTMLElement>('textarea[aria-keyshortcuts=n]')?.focus();
}

export function ComposerModes() {
  const t = useTranslations('admin.contact');
  const { begun, begin, done, mail, step } = useContact();
  const isNote = begun === null && !done?.proposed && !mail.isOpen && !step.isOpen;
  return (
    <span className={`${shared.row} ${styles.modes}`}>
      <ToolButton
        variant="quiet"
        aria-pressed={isNote}
        aria-keyshortcuts={isNote ? undefined : 'n'}
        onClick={() => {
          begin(null);
          requestAnimationFrame(focusNote);
        }}
      >
        {t('note')}
      </ToolButton>
      <May call={logCall}>
        <ToolButton
          variant="quiet"
          aria-keyshortcuts="c"
          aria-pressed={begun?.channel === 'phone'}
          onClick={() =>
            begin(
              begun?.channel === 'phone'
                ? null
                : { channel: 'phone', at: new Date().toISOString() },
            )
          }
        >
          {t('logCall')}
        </ToolButton>
      </May>
    </span>
  );
}

/** What is written: a note or the end of a call; and below it the next step. */
export function ContactPanel({ lead, children }: { lead: LeadDetail; children: ReactNode }) {
  const t = useTranslations('admin.contact');
  const { begun, begin, done, end, mail, step } = useContact();
  const proposed = done?.proposed;
  const panel = useRef<HTMLElement>(null);
  const { firstName } = lead;
  const focusHere = () => focusPlace(panel.current);
  const closed = (form: DraftDialogState) => () => {
    form.close();
    focusHere();
  };
  return (
    <section ref={panel} tabIndex={-1} className={styles.contact} aria-label={t('title')}>
      {begun ? (
        <OutcomePanel
          key={begun.at}
          lead={lead}
          begun={begun}
          onEnd={(done) => {
            end(done);
            focusHere();
          }}
          onLeave={() => {
            begin(null);
            focusHere();
          }}
        />
      ) : mail.isOpen ? (
        <MailForm lead={lead} draft={mail} onDone={closed(mail)} />
      ) : step.isOpen ? (
        <DraftComposer
          draft={step}
          label={t('stepTitle', { name: firstName })}
          description={t('stepText')}
          first="[name=at]"
        >
          <NextStepForm lead={lead} draftName={step.draftName} onDone={closed(step)} />
        </DraftComposer>
      ) : done && proposed ? (
        <NextTry lead={lead} done={{ ...done, proposed }} />
      ) : (
        children
      )}
      <div className={`${shared.wrapCentered} ${styles.line}`} data-keep-clear>
        <span className={`${shared.wrap} ${styles.said}`}>
          <NextStep lead={lead} />
          <Attempts lead={lead} />
        </span>
        <span className={shared.actions}>
          {!begun && !step.isOpen && (
            <May call={setFollowUp}>
              <StepTools lead={lead} onStored={focusHere} />
            </May>
          )}
        </span>
      </div>
    </section>
  );
}
