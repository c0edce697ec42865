import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { recordConsent } from '#core/contract/leads/changes.ts';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import type { LeadDetail } from '../../../api-types.ts';
import { LeadDialog, type LeadFormProps, useLeadWrite } from '../LeadDialog.tsx';
import styles from '../stop.module.css';
import { WayBoxes } from '../StopDialog.tsx';
import { thisMinute } from '../this-minute.ts';
import { useWording } from './use-wording.ts';

function AgreeForm(props: LeadFormProps) {
  const { lead, onDone } = props;
  const t = useTranslations('admin.stop');
  const [at] = useState(thisMinute);
  const { wording, isError } = useWording(lead.language);
  const contractForm = useContractForm(recordConsent, {
    ...useLeadWrite(props),
    start: { phone: false, sms: false, email: false, said: '', at },
    toBody: ({ said, at: typedAt, ...ways }) => ({
      channels: contactChannels.filter((way) => ways[way]),
      words: wording?.version ?? '',
      ...(said.trim() !== '' && { said }),
      // Unchanged, it is now, to the second.
      ...(typedAt !== at && typedAt !== '' && { at: new Date(typedAt).toISOString() }),
    }),
    alsoCheck: ({ phone, sms, email }) =>
      phone || sms || email ? {} : { phone: 'channels.required' as const },
    done: t('agree.done'),
    failed: t('failed'),
  });
  const { field, typed, isPending } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      save={t(isPending ? 'saving' : 'save')}
      isDisabled={!wording}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
      {isError && <p role="alert">{t('agree.failedWords')}</p>}
      <blockquote lang={lead.language}>{wording?.text}</blockquote>
      <WayBoxes {...{ field, typed }} legend={t('agree.ways')} />
      <TextInput
        {...field('said')}
        label={t('agree.said')}
        hint={t('agree.saidHint')}
        maxLength={500}
        autoComplete="off"
      />
      <TextInput {...field('at')} label={t('at')} type="datetime-local" max={at} />
    </DialogForm>
  );
}

/** Records that the person agreed to be contacted, after the words were read to them. */
export function AgreeDialog({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.stop.agree');
  return (
    <LeadDialog
      lead={lead}
      part="agree"
      open={t('open')}
      title={t('title', { name: lead.firstName })}
      description={t('text')}
      form={AgreeForm}
    />
  );
}
