import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { createTemplate, updateTemplate } from '#core/contract/mail/templates.ts';
import { dropDraft, keepDraft, readDraft } from '#web/office/form/draft.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { changedFields } from '#web/office/meanwhile/conflict.ts';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import type { TemplateRow } from '../api-types.ts';
import { templateKeys, templateQuery } from '../queries/templates.ts';
import { useDraftName } from '../use-draft-name.ts';
import { BackToTemplates, TemplateEditor } from './TemplateEditor.tsx';
import { TemplateList } from './TemplateList.tsx';
import {
  blankTemplate,
  templateBody,
  templateChanges,
  type TemplateValues,
  valuesOf,
} from './template-body.ts';

/**
 * Keeps what is typed of a new template, through a login and a reload, until nothing of it is left;
 * tells whether something is.
 */
function useTemplateDraft(name: string, typed: TemplateValues): boolean {
  const isDirty = changedFields(blankTemplate, typed).length > 0;
  const kept = JSON.stringify({ typed });
  useEffect(() => {
    if (isDirty) {
      keepDraft(name, JSON.parse(kept));
    } else {
      dropDraft(name);
    }
  }, [isDirty, kept, name]);
  return isDirty;
}

function NewTemplate({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.templates');
  const texts = useTranslations('admin.templateEditor');
  const draftName = useDraftName('template:new');
  const [start] = useState(
    () => readDraft<{ typed: TemplateValues }>(draftName)?.typed ?? blankTemplate,
  );
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('createFailed'), description });
  const contractForm = useContractForm(createTemplate, {
    start,
    toBody: templateBody,
    makesStale: [templateKeys.all],
    onSuccess({ name }) {
      dropDraft(draftName);
      toastSuccess({ title: t('created'), description: name });
      onClose();
    },
    onError: (error) => sayFailed(refusalText(error)),
    onInvalid: () => sayFailed(t('check')),
  });
  const { typed } = contractForm;
  const isDirty = useTemplateDraft(draftName, typed);
  return (
    <TemplateEditor
      title={texts('newTitle')}
      contractForm={contractForm}
      isDirty={isDirty}
      submit={contractForm.isPending ? texts('creating') : texts('create')}
      onClose={onClose}
      onDiscard={() => {
        dropDraft(draftName);
        onClose();
      }}
    />
  );
}

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

function EditTemplate({ id, onClose }: EditTemplateProps) {
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
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get('template');
  const show = (template: string | null) => {
    const next = new URLSearchParams(parameters);
    if (template === null) {
      next.delete('template');
    } else {
      next.set('template', template);
    }
    setParameters(next);
    // The list and the form take each other's place: what was pressed is gone.
    focusContent();
  };
  const close = () => show(null);
  if (open === null) {
    return <TemplateList onOpen={(id) => show(String(id))} />;
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
