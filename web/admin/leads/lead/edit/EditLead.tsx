import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { updateLead } from '#core/contract/leads/changes.ts';
import { Pencil } from '#web/kit/icons.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { ConflictNote } from '#web/office/edit-conflicts/ConflictNote.tsx';
import { useEditForm } from '#web/office/edit-conflicts/use-edit-form.ts';
import type { LeadDetail } from '../../../api-types.ts';
import { LeadDialog, type LeadFormProps, useLeadWrite } from '../LeadDialog.tsx';
import styles from './edit.module.css';
import { useFieldText } from './field-options.ts';
import { editBody, valuesOf } from './lead-values.ts';
import { LeadFields } from './LeadFields.tsx';
import { leadQuery, staleAfterEdit } from '../../lead-query.ts';

/** All fields of a lead that staff may change. Only the changed ones are sent. */
function LeadForm(props: LeadFormProps) {
  const { lead, onDone } = props;
  const t = useTranslations('admin.leadEdit');
  const fieldText = useFieldText();
  const queries = useQueryClient();
  const editing = useEditForm({
    ...useLeadWrite(props),
    entry: updateLead,
    row: lead,
    valuesOf,
    toBody: editBody,
    makesStale: staleAfterEdit,
    readNow: () => queries.fetchQuery({ ...leadQuery(lead.id), staleTime: 0 }),
    t,
    check: t('check'),
  });
  return (
    <DialogForm
      of={editing}
      t={t}
      cancel={t('discard')}
      variant="sun"
      classes={{ form: styles.form, answers: styles.actions }}
      onDone={onDone}
    >
      <ConflictNote editing={editing} label={(name) => t(`fields.${name}`)} inWords={fieldText} />
      <LeadFields {...editing} stored={valuesOf(lead)} />
    </DialogForm>
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
