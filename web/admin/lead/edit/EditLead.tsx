import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { updateLead } from '#core/contract/lead/changes.ts';
import { Button } from '#web/kit/Button.tsx';
import { Pencil } from '#web/kit/icons.tsx';
import { ConflictNote } from '#web/office/meanwhile/ConflictNote.tsx';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { useInsist } from '#web/office/meanwhile/use-insist.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { leadQuery, staleAfterEdit } from '../../queries/leads.ts';
import { LeadDialog, type LeadFormProps } from '../LeadDialog.tsx';
import styles from './edit.module.css';
import { useFieldText } from './field-options.ts';
import { editBody, valuesOf } from './lead-values.ts';
import { LeadFields } from './LeadFields.tsx';

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
        stored={valuesOf(lead)}
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
