import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { recordConsent, stopContact } from '#core/contract/leads/changes.ts';
import { type ContactChannel, contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { type ContractForm, useContractForm } from '#web/office/form/use-contract-form.ts';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { useWording } from './contact/use-wording.ts';
import { LeadDialog, type LeadFormProps, useLeadWrite } from './LeadDialog.tsx';
import styles from './stop.module.css';

type Ways = Record<ContactChannel, boolean>;

const noWays: Ways = { phone: false, sms: false, email: false };

/** At least one way has to be ticked. */
const checkWays = ({ phone, sms, email }: Ways) =>
  phone || sms || email ? {} : { phone: 'channels.required' as const };

/** The browser's local minute, as 2026-11-23T09:30. */
function thisMinute(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The ticked ways, and the moment; one that was left as it began is now, to the second. */
function toRecord(ways: Ways, typedAt: string, at: string) {
  return {
    channels: contactChannels.filter((way) => ways[way]),
    ...(typedAt !== at && typedAt !== '' && { at: new Date(typedAt).toISOString() }),
  };
}

interface WayBoxesProps extends Pick<ContractForm<Ways>, 'field' | 'typed'> {
  legend: string;
}

function WayBoxes({ field, typed, legend }: WayBoxesProps) {
  const t = useTranslations('admin.stop');
  return (
    <fieldset className={styles.ways}>
      <legend className={shared.legend}>{legend}</legend>
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

function StopForm(props: LeadFormProps) {
  const { onDone } = props;
  const t = useTranslations('admin.stop');
  const [at] = useState(thisMinute);
  const contractForm = useContractForm(stopContact, {
    ...useLeadWrite(props),
    start: { ...noWays, how: '', at },
    toBody: ({ how, at: typedAt, ...ways }) => ({ how, ...toRecord(ways, typedAt, at) }),
    alsoCheck: checkWays,
    t,
  });
  const { field, line, typed } = contractForm;
  return (
    <DialogForm of={contractForm} t={t} classes={{ form: styles.form }} onDone={onDone}>
      <WayBoxes {...{ field, typed }} legend={t('ways')} />
      <TextInput {...line('how')} label={t('how')} hint={t('howHint')} />
      <TextInput {...field('at')} label={t('at')} type="datetime-local" max={at} />
    </DialogForm>
  );
}

function AgreeForm(props: LeadFormProps) {
  const { lead, onDone } = props;
  const t = useTranslations('admin.stop');
  const [at] = useState(thisMinute);
  const { wording, isError } = useWording(lead.language);
  const contractForm = useContractForm(recordConsent, {
    ...useLeadWrite(props),
    start: { ...noWays, said: '', at },
    toBody: ({ said, at: typedAt, ...ways }) => ({
      words: wording?.version ?? '',
      ...(said.trim() !== '' && { said }),
      ...toRecord(ways, typedAt, at),
    }),
    alsoCheck: checkWays,
    done: t('agree.done'),
    failed: t('failed'),
  });
  const { field, line, typed } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      t={t}
      isDisabled={!wording}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
      {isError && <p role="alert">{t('agree.failedWords')}</p>}
      <blockquote lang={lead.language}>{wording?.text}</blockquote>
      <WayBoxes {...{ field, typed }} legend={t('agree.ways')} />
      <TextInput {...line('said')} label={t('agree.said')} hint={t('agree.saidHint')} />
      <TextInput {...field('at')} label={t('at')} type="datetime-local" max={at} />
    </DialogForm>
  );
}

const forms = { stop: StopForm, agree: AgreeForm };

/** Records that the person said stop, or agreed after the words were read to them. */
export function WishDialog({ lead, part }: { lead: LeadDetail; part: keyof typeof forms }) {
  const t = useTranslations(part === 'stop' ? 'admin.stop' : 'admin.stop.agree');
  return (
    <LeadDialog
      lead={lead}
      part={part}
      open={t('open')}
      title={t('title', { name: lead.firstName })}
      description={t('text')}
      form={forms[part]}
    />
  );
}
