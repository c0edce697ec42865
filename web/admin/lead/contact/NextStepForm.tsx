import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { setFollowUp } from '#core/contract/lead/contact.ts';
import { localText } from '#core/domain/contact/local-time.ts';
import { nextStepSpans, readLocal, usualNextSteps } from '#core/domain/contact/next-step.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { usePermission } from '../../queries/contact.ts';
import { timelineKeys } from '../../queries/keys.ts';
import { leadKeys } from '../../queries/leads.ts';
import type { LeadFormProps } from '../LeadDialog.tsx';

/** The zone of a lead in which hours are entered; that of the desk if nobody knows it. */
export function useLeadZone(lead: LeadDetail): { zone: string; isTheirs: boolean } {
  const { timeZone: theirs } = usePermission(lead);
  return { zone: theirs ?? ownTimeZone(), isTheirs: Boolean(theirs) };
}

/** The next step with a lead, its hour by the clock of the person. */
export function NextStepForm({ lead, draftName, onDone }: LeadFormProps) {
  const t = useTranslations('admin.contact');
  const { id, followUp } = lead;
  const { zone, isTheirs } = useLeadZone(lead);
  const [usual] = useState(() => usualNextSteps(zone, new Date()));
  const at = followUp ? localText(zone, new Date(followUp.at)) : usual.tomorrow;
  const contractForm = useContractForm(setFollowUp, {
    draftName,
    start: { at, note: followUp?.note ?? '' },
    toBody: (typed) => ({ at: readLocal(zone, typed.at) ?? '', note: typed.note }),
    options: { params: { id: String(id) } },
    makesStale: [leadKeys.one(String(id)), timelineKeys.all],
    done: t('planned'),
    failed: t('notPlanned'),
    onSuccess: onDone,
  });
  const { field, set, isPending } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      save={t(isPending ? 'saving' : 'save')}
      onDone={onDone}
    >
      <div className={shared.actions}>
        {nextStepSpans.map((span) => (
          <ToolButton
            key={span}
            onClick={() => set('at', usual[span])}
          >
            {t(`spans.${span}`)}
          </ToolButton>
        ))}
      </div>
      <TextInput
        {...field('at')}
        label={t(isTheirs ? 'atTheirs' : 'atOwn')}
        hint={zone.replaceAll('_', ' ')}
        type="datetime-local"
      />
      <TextInput
        {...field('note')}
        label={t('step')}
        optional={t('optional')}
        maxLength={500}
        autoComplete="off"
      />
    </DialogForm>
  );
}
