import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { stopContact } from '#core/contract/leads/changes.ts';
import { type ContactChannel, contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import type { LeadDetail } from '../../api-types.ts';
import { LeadDialog, type LeadFormProps, useLeadWrite } from './LeadDialog.tsx';
import styles from './stop.module.css';
import { thisMinute } from './this-minute.ts';

function StopForm(props: LeadFormProps) {
  const { onDone } = props;
  const t = useTranslations('admin.stop');
  const [at] = useState(thisMinute);
  const start = { phone: false, sms: false, email: false, how: '', at };
  const contractForm = useContractForm(stopContact, {
    ...useLeadWrite(props),
    start,
    toBody: ({ how, at: typedAt, ...ways }) => ({
      channels: contactChannels.filter((way) => ways[way]),
      how,
      // Unchanged, it is now, to the second.
      ...(typedAt !== at && typedAt !== '' && { at: new Date(typedAt).toISOString() }),
    }),
    alsoCheck: ({ phone, sms, email }) =>
      phone || sms || email ? {} : { phone: 'channels.required' as const },
    done: t('done'),
    failed: t('failed'),
  });
  const { field, typed, isPending } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      save={t(isPending ? 'saving' : 'save')}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
      <WayBoxes {...{ field, typed }} legend={t('ways')} />
      <TextInput
        {...field('how')}
        label={t('how')}
        hint={t('howHint')}
        maxLength={200}
        autoComplete="off"
      />
      <TextInput {...field('at')} label={t('at')} type="datetime-local" max={at} />
    </DialogForm>
  );
}

interface WayBoxesProps {
  field: (name: ContactChannel) => Omit<ComponentProps<typeof Checkbox>, 'label'>;
  typed: Record<'sms' | 'email', boolean>;
  legend: string;
}

/** A box for each way; at least one has to be ticked. */
export function WayBoxes({ field, typed, legend }: WayBoxesProps) {
  const t = useTranslations('admin.stop');
  return (
    <fieldset className={styles.ways}>
      <legend>{legend}</legend>
      {contactChannels.map((way) => (
        <Checkbox
          key={way}
          {...field(way)}
          error={way === 'phone' && (typed.sms || typed.email) ? null : field(way).error}
          optional={t('optional')}
          label={t(`way.${way}`)}
        />
      ))}
    </fieldset>
  );
}

export function StopDialog({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.stop');
  return (
    <LeadDialog
      lead={lead}
      part="stop"
      open={t('open')}
      title={t('title', { name: lead.firstName })}
      description={t('text')}
      form={StopForm}
    />
  );
}
