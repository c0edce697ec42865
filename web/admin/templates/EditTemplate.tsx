import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { updateTemplate } from '#core/contract/mail/templates.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { dropDraft, readDraft } from '#web/office/form/draft.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { TemplateRow } from '../api-types.ts';
import { templateKeys, templateQuery } from '../queries/templates.ts';
import { BackToTemplates } from './BackToTemplates.tsx';
import { templateChanges, type TemplateValues, valuesOf } from './template-body.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import { useTemplateDraft, useTemplateDraftName } from './use-template-draft.ts';

/** What somebody typed, and what it was typed over. */
interface Draft {
  typed: TemplateValues;
  base: TemplateValues;
}

interface EditFormProps {
  template: TemplateRow;
  onClose: () => void;
}

function EditForm({ template, onClose }: EditFormProps) {
  const t = useTranslations('admin.templates');
  const texts = useTranslations('admin.templateEditor');
  const draftName = useTemplateDraftName(String(template.id));
  const [kept] = useState(() => readDraft<Draft>(draftName));
  // As it was opened: what a refresh brings meanwhile is somebody else's change.
  const [base] = useState(() => kept?.base ?? valuesOf(template));
  const [failure, setFailure] = useState<string | null>(null);
  const contractForm = useContractForm(updateTemplate, {
    start: kept?.typed ?? base,
    toBody: (values) => templateChanges(base, values),
    options: { params: { id: template.id } },
    makesStale: [templateKeys.all],
    onSuccess({ name }) {
      dropDraft(draftName);
      toastSuccess({ title: t('updated'), description: name });
      onClose();
    },
    onError: (error) => setFailure(refusalText(error) || t('notUpdated')),
    onInvalid: () => setFailure(t('check')),
  });
  const { typed } = contractForm;
  const isDirty = useTemplateDraft({ name: draftName, base, typed });
  return (
    <TemplateEditor
      title={texts('editTitle')}
      contractForm={contractForm}
      isDirty={isDirty}
      failure={failure}
      submit={contractForm.isPending ? texts('saving') : texts('save')}
      onClose={onClose}
      onDiscard={() => {
        dropDraft(draftName);
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

/** The form of a template; `onClose` leads back to the list. */
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
