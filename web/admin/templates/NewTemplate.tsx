import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { createTemplate } from '#core/contract/mail/templates.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { dropDraft, readDraft } from '#web/office/form/draft.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { templateKeys } from '../queries/templates.ts';
import { useDraftName } from '../use-draft-name.ts';
import { blankTemplate, templateBody, type TemplateValues } from './template-body.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import { useTemplateDraft } from './use-template-draft.ts';

export function NewTemplate({ onClose }: { onClose: () => void }) {
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
