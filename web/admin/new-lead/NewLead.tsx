import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { createLead, listConsentWordings } from '#core/contract/lead/entry.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { type ContactChannel, contactChannels } from '#core/domain/contact/consent-ticked.ts';
import { call } from '#web/kit/api.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Plus } from '#web/kit/icons.tsx';
import { FormAnswers } from '#web/office/form/FormAnswers.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { DraftNote } from '../draft/DraftNote.tsx';
import { UnsavedBadge } from '../draft/UnsavedBadge.tsx';
import edit from '../lead/edit/edit.module.css';
import { LeadFields } from '../lead/edit/LeadFields.tsx';
import { blankLead, editBody } from '../lead/edit/lead-values.ts';
import { leadKeys, staleAfterEdit } from '../queries/leads.ts';
import { useDraftName } from '../use-draft-name.ts';
import styles from './new-lead.module.css';

// The ways have boxes of their own: `phone` and `email` are what stands in the fields.
const boxes = { phone: 'agreedPhone', sms: 'agreedSms', email: 'agreedEmail' } as const;

const start = {
  ...blankLead,
  basis: 'none',
  agreedPhone: false,
  agreedSms: false,
  agreedEmail: false,
};

function useWording(language: string) {
  const { data, isError } = useQuery({
    queryKey: ['consent-wordings'],
    queryFn: ({ signal }) => call(listConsentWordings, { query: { purpose: 'spoken' }, signal }),
  });
  return { wording: data?.items.find((item) => item.language === language), isError };
}

interface FormProps {
  draftName: string;
  onDone: () => void;
}

function NewLeadForm({ draftName, onDone }: FormProps) {
  const t = useTranslations('admin.newLead');
  const ways = useTranslations('admin.stop.way');
  const navigate = useNavigate();
  // One lead however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const [version, setVersion] = useState<string>();
  const agreedOf = (values: typeof start): ContactChannel[] =>
    contactChannels.filter((way) => values[boxes[way]]);
  const { form, field, typed, forget, isPending } = useContractForm(createLead, {
    start,
    draftName,
    toBody(values) {
      const { basis, agreedPhone: _p, agreedSms: _s, agreedEmail: _e, ...lead } = values;
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
            ? { basis: 'spoken' as const, channels: agreedOf(values), words: version ?? null }
            : { basis: 'none' as const },
      };
    },
    alsoCheck: (values) =>
      values.basis === 'spoken' && agreedOf(values).length === 0
        ? { agreedPhone: 'channels.required' as const }
        : {},
    options: { headers: { 'idempotency-key': key } },
    makesStale: [leadKeys.all, ...staleAfterEdit],
    onSuccess({ id }) {
      toastSuccess({ title: t('done') });
      onDone();
      void navigate(adminLeadPath(id));
    },
    onError: (error) => toastError({ title: t('failed'), description: refusalText(error) }),
    onInvalid: () => toastError({ title: t('failed'), description: t('check') }),
  });
  const { wording, isError } = useWording(typed.language);
  if (wording && wording.version !== version) {
    setVersion(wording.version);
  }
  const cancel = () => {
    forget();
    onDone();
  };
  return (
    <form
      {...form}
      className={shared.stack}
    >
      <div className={edit.form}>
        <LeadFields
          stored={blankLead}
          field={field}
          isNew
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
        <div className={styles.spoken}>
          <h3 className={styles.read}>{t('read')}</h3>
          {isError && <p role="alert">{t('failedWords')}</p>}
          <blockquote
            className={styles.words}
            lang={typed.language}
          >
            {wording?.text}
          </blockquote>
          <fieldset className={styles.ways}>
            <legend>{t('agreed')}</legend>
            {contactChannels.map((way) => (
              <Checkbox
                key={way}
                {...field(boxes[way])}
                label={ways(way)}
              />
            ))}
          </fieldset>
        </div>
      )}
      <FormAnswers
        save={isPending ? t('saving') : t('save')}
        isDisabled={isPending || (typed.basis === 'spoken' && !wording)}
        onCancel={cancel}
      />
    </form>
  );
}

/** Enters a lead by hand, in a dialog above the list; then its page is open. */
export function NewLead() {
  const t = useTranslations('admin.newLead');
  const draftName = useDraftName('new-lead');
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  return (
    <>
      <ToolButton onClick={() => setIsOpen(true)}>
        <Plus size={16} />
        <span className={styles.open}>{t('open')}</span>
        {isUnsaved && <UnsavedBadge />}
      </ToolButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('title')}
        description={t('text')}
      >
        <DraftNote name={draftName} />
        <NewLeadForm
          draftName={draftName}
          onDone={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
