import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { stopContact } from '#core/contract/lead/changes.ts';
import { contactChannels } from '#core/domain/contact/consent-ticked.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { FormAnswers } from '#web/office/form/FormAnswers.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { LeadDetail } from '../api-types.ts';
import { DraftNote } from '../draft/DraftNote.tsx';
import { UnsavedBadge } from '../draft/UnsavedBadge.tsx';
import { leadQuery } from '../queries/leads.ts';
import { timelineKeys } from '../queries/keys.ts';
import styles from './stop.module.css';
import { useDraftName } from './use-draft-name.ts';

interface StopFormProps {
  lead: LeadDetail;
  draftName: string;
  onDone: () => void;
}

/** This minute where the person is, as 2026-11-23T09:30. */
function thisMinute(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function StopForm({ lead, draftName, onDone }: StopFormProps) {
  const t = useTranslations('admin.stop');
  const queries = useQueryClient();
  const [start] = useState(() => ({
    phone: false,
    sms: false,
    email: false,
    how: '',
    at: thisMinute(),
  }));
  const { form, field, typed, forget, isPending } = useContractForm(stopContact, {
    draftName,
    start,
    toBody: ({ how, at, ...ways }) => ({
      channels: contactChannels.filter((way) => ways[way]),
      how,
      // Untouched it is now, to the second.
      ...(at !== start.at && at !== '' && { at: new Date(at).toISOString() }),
    }),
    alsoCheck: ({ phone, sms, email }) =>
      phone || sms || email ? {} : { phone: 'channels.required' as const },
    options: { params: { id: String(lead.id) } },
    makesStale: [timelineKeys.all],
    onSuccess(saved) {
      queries.setQueryData(leadQuery(String(lead.id)).queryKey, saved);
      toastSuccess({ title: t('done') });
      onDone();
    },
    onError(error) {
      toastError({ title: t('failed'), description: refusalText(error) });
    },
  });
  const cancel = () => {
    forget();
    onDone();
  };
  return (
    <form
      {...form}
      className={styles.form}
    >
      <fieldset className={styles.ways}>
        <legend>{t('ways')}</legend>
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
      <TextInput
        {...field('how')}
        label={t('how')}
        hint={t('howHint')}
        maxLength={200}
        autoComplete="off"
      />
      <TextInput
        {...field('at')}
        label={t('at')}
        type="datetime-local"
        max={start.at}
      />
      <FormAnswers
        save={isPending ? t('saving') : t('save')}
        isDisabled={isPending}
        onCancel={cancel}
      />
    </form>
  );
}

export function StopDialog({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.stop');
  const draftName = useDraftName(lead.id, 'stop');
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  return (
    <>
      <ToolButton onClick={() => setIsOpen(true)}>
        {t('open')}
        {isUnsaved && <UnsavedBadge />}
      </ToolButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('title', { name: lead.firstName })}
        description={t('text')}
      >
        <DraftNote name={draftName} />
        <StopForm
          lead={lead}
          draftName={draftName}
          onDone={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
