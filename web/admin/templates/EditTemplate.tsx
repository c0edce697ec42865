import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { updateTemplate } from '#core/contract/mail/templates.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { TemplateRow } from '../api-types.ts';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { templateKeys, templateQuery } from '../queries/templates.ts';
import { useDraftName } from '../use-draft-name.ts';
import { BackToTemplates } from './BackToTemplates.tsx';
import { templateChanges, valuesOf } from './template-body.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

interface EditFormProps {
  template: TemplateRow;
  onClose: () => void;
}

function EditForm({ template, onClose }: EditFormProps) {
  const t = useTranslations('admin.templates');
  const texts = useTranslations('admin.templateEditor');
  const [failure, setFailure] = useState<string | null>(null);
  const queries = useQueryClient();
  const query = templateQuery(String(template.id));
  const contractForm = useEditForm({
    entry: updateTemplate,
    row: template,
    draftName: useDraftName(`template:${template.id}`),
    valuesOf,
    toBody: templateChanges,
    options: { params: { id: template.id } },
    makesStale: [templateKeys.all],
    readNow: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    onSuccess({ name }) {
      toastSuccess({ title: t('updated'), description: name });
      onClose();
    },
    onFailed: (message) => setFailure(message ?? t('notUpdated')),
    onInvalid: () => setFailure(t('check')),
  });
  const { conflict, keepMine, takeTheirs, isDirty, forget } = contractForm;
  return (
    <TemplateEditor
      title={texts('editTitle')}
      contractForm={contractForm}
      editing={{ conflict, keepMine, takeTheirs }}
      isDirty={isDirty}
      failure={conflict ? null : failure}
      submit={contractForm.isPending ? texts('saving') : texts('save')}
      onClose={onClose}
      onDiscard={() => {
        forget();
        onClose();
      }}
    />
  );
}

interface EditTemplateProps {
  /** As it stands in the address. */
  id: string;
  onClose: () => void;
}

export function EditTemplate({ id, onClose }: EditTemplateProps) {
  const t = useTranslations('admin.templateEditor');
  const template = useQuery(templateQuery(id));
  return (
    <>
      {template.error && <BackToTemplates onClose={onClose} />}
      <Loaded
        query={template}
        failure={t('failed')}
        lines={12}
      >
        {(data) => (
          <EditForm
            template={data}
            onClose={onClose}
          />
        )}
      </Loaded>
    </>
  );
}
