import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type EditableField, updateLead } from '#core/contract/lead/changes.ts';
import { Button } from '#web/kit/Button.tsx';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Pencil } from '#web/kit/icons.tsx';
import type { useContractForm } from '#web/office/form/use-contract-form.ts';
import { ConflictNote } from '#web/office/meanwhile/ConflictNote.tsx';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { useInsist } from '#web/office/meanwhile/use-insist.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { leadQuery, staleAfterEdit } from '../../queries/leads.ts';
import { LeadDialog, type LeadFormProps } from '../LeadDialog.tsx';
import styles from './edit.module.css';
import { useFieldOptions, useFieldText, useStateOptions, withStored } from './field-options.ts';
import { editBody, type LeadValues, valuesOf } from './lead-values.ts';

interface LeadFieldsProps {
  lead: LeadDetail;
  field: ReturnType<typeof useContractForm<typeof updateLead, LeadValues>>['field'];
}

function LeadFields({ lead, field }: LeadFieldsProps) {
  const t = useTranslations('admin.leadEdit');
  const options = { ...useFieldOptions(), propertyState: useStateOptions() };
  const stored = valuesOf(lead);
  const named = (name: EditableField) => ({ ...field(name), label: t(`fields.${name}`) });
  const text = (name: EditableField, maxLength: number) => ({
    ...named(name),
    maxLength,
    autoComplete: 'off',
  });
  const chosen = (name: EditableField) => ({
    ...named(name),
    options: withStored(options[name] ?? [], stored[name]),
    placeholder: stored[name] === '' ? t('choose') : undefined,
  });
  const optional = t('optional');
  const unsaid = { placeholder: t('notSaid'), optional };
  return (
    <>
      <TextInput {...text('firstName', 100)} />
      <TextInput {...text('lastName', 100)} />
      <TextInput
        {...text('email', 254)}
        type="email"
      />
      <PhoneInput
        {...named('phone')}
        autoComplete="off"
      />
      <TextInput
        {...text('currentAddress', 300)}
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
      <Select {...{ ...chosen('firstTimeHomebuyer'), ...unsaid }} />
      <Select {...{ ...chosen('transactionType'), ...unsaid }} />
      <Select {...{ ...chosen('housingStatus'), ...unsaid }} />
      <Select {...{ ...chosen('monthlyPayment'), ...unsaid }} />
      <Select {...chosen('language')} />
      <Select {...chosen('status')} />
    </>
  );
}

/** Every field of a lead that staff may change. Only the changed ones are sent. */
function LeadForm({ lead, draftName, onDone }: LeadFormProps) {
  const t = useTranslations('admin.leadEdit');
  const fieldText = useFieldText();
  const queries = useQueryClient();
  const query = leadQuery(String(lead.id));
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('failed'), description });
  const { form, field, isPending, conflict, keepMine, takeTheirs, forget } = useEditForm({
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

export function EditLead({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.leadEdit');
  const open = (
    <>
      <Pencil size={16} />
      {t('open')}
    </>
  );
  return (
    <LeadDialog
      lead={lead}
      part="edit"
      open={open}
      shortcut="e"
      title={t('title')}
      form={LeadForm}
    />
  );
}
