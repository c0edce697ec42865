import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type EditableField, updateLead } from '#core/contract/lead/changes.ts';
import { Button } from '#web/kit/Button.tsx';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Pencil } from '#web/kit/icons.tsx';
import type { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { ConflictNote } from '#web/office/meanwhile/ConflictNote.tsx';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { useInsist } from '#web/office/meanwhile/use-insist.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { DraftNote } from '../../draft/DraftNote.tsx';
import { UnsavedBadge } from '../../draft/UnsavedBadge.tsx';
import { leadQuery, staleAfterEdit } from '../../queries/leads.ts';
import { useDraftName } from '../use-draft-name.ts';
import styles from './edit.module.css';
import { useFieldOptions, useFieldText, useStateOptions, withStored } from './field-options.ts';
import { editBody, type LeadValues, valuesOf } from './lead-values.ts';

interface LeadFormSetup {
  lead: LeadDetail;
  draftName: string;
  queries: QueryClient;
  onDone: () => void;
}

/** The form of a lead: keeps what is typed, and knows what to do when somebody else was faster. */
function useLeadForm({ lead, draftName, queries, onDone }: LeadFormSetup) {
  const t = useTranslations('admin.leadEdit');
  const query = leadQuery(String(lead.id));
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('failed'), description });
  return useEditForm({
    entry: updateLead,
    row: lead,
    draftName,
    valuesOf,
    toBody: editBody,
    options: { params: { id: String(lead.id) } },
    makesStale: staleAfterEdit,
    readNow: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    onSuccess(saved) {
      queries.setQueryData(query.queryKey, saved);
      toastSuccess({ title: t('done') });
      onDone();
    },
    onFailed: sayFailed,
    onInvalid: () => sayFailed(t('check')),
  });
}

interface LeadFormProps {
  lead: LeadDetail;
  /** Where what is typed is kept until it was sent. */
  draftName: string;
  onDone: () => void;
}

/** Every field of a lead that staff may change. Only the changed ones are sent. */
function LeadForm({ lead, draftName, onDone }: LeadFormProps) {
  const t = useTranslations('admin.leadEdit');
  const fieldText = useFieldText();
  const queries = useQueryClient();
  const { form, field, isPending, conflict, keepMine, takeTheirs, forget } = useLeadForm({
    lead,
    draftName,
    queries,
    onDone,
  });
  const { element, insist } = useInsist(keepMine);
  const discard = () => {
    forget();
    onDone();
  };
  return (
    <form
      {...form}
      ref={element}
      className={styles.form}
    >
      {conflict && (
        <ConflictNote
          conflict={conflict}
          label={(name) => t(`fields.${name}`)}
          inWords={fieldText}
          onKeepMine={insist}
          onTakeTheirs={takeTheirs}
        />
      )}
      <LeadFields
        lead={lead}
        field={field}
      />
      <div className={styles.actions}>
        <Button onClick={discard}>{t('discard')}</Button>
        <Button
          type="submit"
          variant="sun"
          disabled={isPending}
        >
          {isPending ? t('pending') : t('save')}
        </Button>
      </div>
    </form>
  );
}

type Field = ReturnType<typeof useContractForm<typeof updateLead, LeadValues>>['field'];

interface LeadFieldsProps {
  lead: LeadDetail;
  field: Field;
}

function LeadFields({ lead, field }: LeadFieldsProps) {
  const t = useTranslations('admin.leadEdit');
  const states = useStateOptions();
  const options = { ...useFieldOptions(), propertyState: states };
  const stored = valuesOf(lead);
  const named = (name: EditableField) => ({
    ...field(name),
    label: t(`fields.${name}`),
  });
  const chosen = (name: EditableField) => ({
    ...named(name),
    options: withStored(options[name] ?? [], stored[name]),
    placeholder: stored[name] === '' ? t('choose') : undefined,
  });
  const optional = t('optional');
  return (
    <>
      <TextInput
        {...named('firstName')}
        maxLength={100}
        autoComplete="off"
      />
      <TextInput
        {...named('lastName')}
        maxLength={100}
        autoComplete="off"
      />
      <TextInput
        {...named('email')}
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <PhoneInput
        {...named('phone')}
        autoComplete="off"
      />
      <TextInput
        {...named('currentAddress')}
        maxLength={300}
        autoComplete="off"
        optional={optional}
        className={styles.whole}
      />
      <Select {...chosen('contactMethod')} />
      <Select {...chosen('timeline')} />
      <MoneyInput
        {...named('homePrice')}
        locale="en"
      />
      <MoneyInput
        {...named('electricBill')}
        locale="en"
      />
      <Select {...chosen('creditScore')} />
      <Select {...chosen('propertyState')} />
      <Select
        {...chosen('housingStatus')}
        placeholder={t('notSaid')}
        optional={optional}
      />
      <Select
        {...chosen('monthlyPayment')}
        placeholder={t('notSaid')}
        optional={optional}
      />
      <Select
        {...chosen('status')}
        className={styles.whole}
      />
    </>
  );
}

export function EditLead({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.leadEdit');
  const draftName = useDraftName(lead.id, 'edit');
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  return (
    <>
      <ToolButton
        aria-keyshortcuts="e"
        onClick={() => setIsOpen(true)}
      >
        <Pencil size={16} />
        {t('open')}
        {isUnsaved && <UnsavedBadge />}
      </ToolButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('title')}
      >
        <DraftNote name={draftName} />
        <LeadForm
          lead={lead}
          draftName={draftName}
          onDone={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
