import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { createTemplate, updateTemplate } from '#core/contract/mail/templates.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { changedFields } from '#web/office/meanwhile/conflict.ts';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import type { TemplateRow } from '../api-types.ts';
import { templateKeys, templateQuery } from '../queries/templates.ts';
import { useDraftName } from '../draft/DraftDialog.tsx';
import { useOpenRow } from '../use-open-row.ts';
import { BackToTemplates, TemplateEditor } from './TemplateEditor.tsx';
import { TemplateList } from './TemplateList.tsx';
import { blankTemplate, templateBody, templateChanges, valuesOf } from './template-body.ts';

function NewTemplate({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.templates');
  const texts = useTranslations('admin.templateEditor');
  const contractForm = useContractForm(createTemplate, {
    draftName: useDraftName('template:new'),
    start: blankTemplate,
    toBody: templateBody,
    makesStale: [templateKeys.all],
    done: t('created'),
    about: ({ name }) => name,
    failed: t('createFailed'),
    check: t('check'),
    onSuccess: onClose,
  });
  return (
    <TemplateEditor
      title={texts('newTitle')}
      contractForm={contractForm}
      isDirty={changedFields(blankTemplate, contractForm.typed).length > 0}
      submit={texts(contractForm.isPending ? 'creating' : 'create')}
      onClose={onClose}
    />
  );
}

function EditForm({ template, onClose }: { template: TemplateRow; onClose: () => void }) {
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
    done: t('updated'),
    about: ({ name }) => name,
    check: t('check'),
    onFailed: (message) => setFailure(message ?? t('notUpdated')),
    onSuccess: onClose,
  });
  const { conflict, isDirty } = contractForm;
  return (
    <TemplateEditor
      title={texts('editTitle')}
      contractForm={contractForm}
      editing={contractForm}
      isDirty={isDirty}
      failure={conflict ? null : failure}
      submit={texts(contractForm.isPending ? 'saving' : 'save')}
      onClose={onClose}
    />
  );
}

function EditTemplate({ id, onClose }: { id: string; onClose: () => void }) {
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

export function TemplatesTab() {
  const [open, show] = useOpenRow('template');
  const close = () => show(null);
  if (open === null) {
    return <TemplateList onOpen={show} />;
  }
  return open === 'new' ? (
    <NewTemplate onClose={close} />
  ) : (
    <EditTemplate
      key={open}
      id={open}
      onClose={close}
    />
  );
}
