import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { createLead } from '#core/contract/leads/entry.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { addNote, longestNote } from '#core/contract/leads/notes.ts';
import { setFollowUp } from '#core/contract/office/contact.ts';
import { allowedStep, nextStepSpans, usualNextSteps } from '#core/domain/permission/next-step.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { type ContactChannel, contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Plus } from '#web/kit/icons.tsx';
import { call } from '#web/kit/api.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { toastRefusal } from '#web/office/cache/use-write.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { DraftDialog, type DraftDialogState, UnsavedBadge } from '../../draft/DraftDialog.tsx';
import { useAskedDraft } from '../../draft/use-asked-draft.ts';
import shared from '#web/office/styles/shared.module.css';
import edit from '../lead/edit/edit.module.css';
import { useLenderDay } from '../use-lender-day.ts';
import { useWording } from '../lead/contact/use-wording.ts';
import { LeadFields } from '../lead/edit/LeadFields.tsx';
import { blankLead, editBody } from '../lead/edit/lead-values.ts';
import styles from './new-lead.module.css';
import { staleFigures } from '../../office/overview/stale-figures.ts';

// The consent boxes need other names: `phone` and `email` are the fields.
const boxes = { phone: 'agreedPhone', sms: 'agreedSms', email: 'agreedEmail' } as const;

const start = {
  ...blankLead,
  basis: 'none',
  agreedPhone: false,
  agreedSms: false,
  agreedEmail: false,
  agreedOn: '',
  note: '',
  step: '',
  stepNote: '',
};

function NewLeadForm({ draftName, close }: DraftDialogState) {
  const t = useTranslations('admin.newLead');
  const ways = useTranslations('admin.stop.way');
  const spans = useTranslations('admin.contact.spans');
  const navigate = useNavigate();
  // A retry makes no second lead.
  const [key] = useState(() => crypto.randomUUID());
  const [version, setVersion] = useState<string>();
  const agreedOf = (values: typeof start): ContactChannel[] =>
    contactChannels.filter((way) => values[boxes[way]]);
  const today = useLenderDay();
  const contractForm = useContractForm(createLead, {
    start: { ...start, agreedOn: today },
    draftName,
    toBody(values) {
      const { basis, agreedPhone: _p, agreedSms: _s, agreedEmail: _e, agreedOn, ...more } = values;
      const { note: _n, step: _t, stepNote: _w, ...lead } = more;
      const { firstName, lastName, email, phone } = lead;
      return {
        ...editBody(blankLead, lead),
        firstName,
        lastName,
        email,
        phone,
        language: lead.language as 'en',
        consent:
          basis === 'spoken'
            ? {
                basis: 'spoken' as const,
                channels: agreedOf(values),
                words: version ?? null,
                ...(agreedOn && { on: agreedOn }),
              }
            : { basis: 'none' as const },
      };
    },
    alsoCheck: (values) =>
      values.basis === 'spoken' && agreedOf(values).length === 0
        ? { agreedPhone: 'channels.required' as const }
        : {},
    options: { headers: { 'idempotency-key': key } },
    makesStale: [allUnder(listLeads), ...staleFigures],
    t,
    check: t('check'),
    onSuccess: (saved) => void finish(saved),
  });
  const { field, line, typed } = contractForm;
  /** What was typed with the lead is stored beside it, and then its page opens. */
  const finish = async (saved: LeadDetail) => {
    const { note, step, stepNote } = typed;
    const { id } = saved;
    const timeZone = saved.permission.timeZone ?? viewerTimeZone();
    const local = step && usualNextSteps(timeZone, new Date())[step as 'hour'];
    const at = local && allowedStep(saved, { timeZone, local }).at.toISOString();
    const content = note.trim();
    try {
      await Promise.all([
        content && call(addNote, { body: { leadId: id, content, isShared: false } }),
        at &&
          call(setFollowUp, { params: { id: String(id) }, body: { at, note: stepNote || null } }),
      ]);
    } catch (error) {
      toastRefusal(t('notAdded'), error);
    }
    close();
    void navigate(adminLeadPath(id));
  };
  const { wording, isError } = useWording(typed.language);
  if (wording && wording.version !== version) {
    setVersion(wording.version);
  }
  return (
    <DialogForm
      of={contractForm}
      t={t}
      isDisabled={typed.basis === 'spoken' && !wording}
      classes={{ answers: edit.actions }}
      onDone={close}
    >
      <div className={edit.form}>
        <LeadFields stored={blankLead} field={field} line={line} isNew />
      </div>
      <TextArea
        {...field('note')}
        label={t('note')}
        optional={t('onlyStaff')}
        maxLength={longestNote}
        rows={2}
      />
      <div className={edit.form}>
        <Select
          {...field('step')}
          label={t('step')}
          placeholder={t('noStep')}
          optional={t('optional')}
          options={nextStepSpans.map((span) => ({ value: span, label: spans(span) }))}
        />
        <TextInput
          {...line('stepNote')}
          label={t('stepNote')}
          optional={t('optional')}
          maxLength={500}
        />
      </div>
      <RadioGroup
        {...field('basis')}
        label={t('consent')}
        options={(['none', 'spoken'] as const).map((basis) => ({
          value: basis,
          label: t(`basis.${basis}`),
        }))}
      />
      {typed.basis === 'spoken' && (
        <div className={`${shared.sunk} ${shared.rows} ${styles.spoken}`}>
          <h3 className={styles.read}>{t('read')}</h3>
          {isError && <p role="alert">{t('failedWords')}</p>}
          <blockquote className={styles.words} lang={typed.language}>
            {wording?.text}
          </blockquote>
          <fieldset className={shared.tightRows}>
            <legend className={shared.legend}>{t('agreed')}</legend>
            {contactChannels.map((way) => (
              <Checkbox key={way} {...field(boxes[way])} label={ways(way)} />
            ))}
          </fieldset>
          <TextInput {...field('agreedOn')} label={t('agreedOn')} type="date" max={today} />
        </div>
      )}
    </DialogForm>
  );
}

export function NewLead() {
  const t = useTranslations('admin.newLead');
  const draft = useAskedDraft('new-lead');
  return (
    <>
      <ToolButton onClick={draft.open}>
        <Plus size={16} />
        <span className={shared.spokenOnPhone}>{t('open')}</span>
        {draft.isUnsaved && <UnsavedBadge />}
      </ToolButton>
      <DraftDialog draft={draft} title={t('title')} description={t('text')}>
        <NewLeadForm {...draft} />
      </DraftDialog>
    </>
  );
}
