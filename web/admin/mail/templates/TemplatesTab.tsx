import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  createTemplate,
  listTemplates,
  readTemplate,
  updateTemplate,
} from '#core/contract/mail/templates.ts';
import { Button } from '#web/kit/Button.tsx';
import { Arrow, Warning } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { ConflictNote } from '#web/office/edit-conflicts/ConflictNote.tsx';
import { changedFields } from '#web/office/edit-conflicts/conflict.ts';
import { useEditForm } from '#web/office/edit-conflicts/use-edit-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { TemplateRow } from '../../api-types.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import { useOpenRow } from '../../use-open-row.ts';
import { TemplateList } from './TemplateList.tsx';
import {
  blankTemplate,
  templateBody,
  templateChanges,
  type TemplateForm,
  type TemplateValues,
  valuesOf,
} from './template-body.ts';
import { TemplateFields, VariableList } from './TemplateFields.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import styles from './templates.module.css';

function BackToTemplates({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.templateEditor');
  return (
    <ToolButton variant="quiet" className={styles.back} onClick={onClose}>
      <Arrow direction="left" size={16} />
      {t('back')}
    </ToolButton>
  );
}

type Name = keyof TemplateValues;

type Editing = ComponentProps<typeof ConflictNote<Name>>['editing'];

const labels = {
  name: 'name',
  description: 'description',
  templateType: 'type',
  recipientType: 'recipient',
  language: 'language',
  subject: 'subject',
  htmlContent: 'html',
  textContent: 'text',
  isActive: 'isActive',
} as const;

function TemplateConflict({ editing }: { editing: Editing }) {
  const t = useTranslations('admin.templateEditor');
  const names = useTranslations('admin.templates');
  const languageNames = useTranslations('admin.languages');
  const inWords = (name: Name, value: string): string => {
    switch (name) {
      case 'templateType':
        return names(`types.${value}` as never);
      case 'recipientType':
        return names(`recipients.${value}` as never);
      case 'language':
        return languageNames(value as never);
      case 'textContent':
        return value || t('textHint');
      default:
        return value;
    }
  };
  return <ConflictNote editing={editing} label={(name) => t(labels[name])} inWords={inWords} />;
}

interface TemplateEditorProps {
  title: string;
  contractForm: TemplateForm;
  /** Undefined for a new template: no colleague can edit it yet. */
  editing?: Editing;
  isDirty: boolean;
  /** Why saving failed, if no toast says so. */
  failure?: string | null;
  submit: string;
  onClose: () => void;
}

function TemplateEditor({
  title,
  contractForm,
  editing,
  isDirty,
  failure = null,
  submit,
  onClose,
}: TemplateEditorProps) {
  const t = useTranslations('admin.templateEditor');
  const { form, typed, set, forget, isPending } = contractForm;
  const element = useRef<HTMLFormElement>(null);
  const discard = () => {
    forget();
    onClose();
  };
  return (
    <div className={`${shared.list} ${styles.editor}`}>
      <BackToTemplates onClose={onClose} />
      <Card title={title}>
        <form {...form} ref={element} className={`${shared.rows} ${styles.form}`}>
          {editing && <TemplateConflict editing={editing} />}
          <TemplateFields
            {...contractForm}
            variables={<VariableList form={element} kind={typed.templateType} onInsert={set} />}
          />
          {failure && (
            <p role="alert" className={styles.failure}>
              <Warning size={18} />
              {failure}
            </p>
          )}
          <div className={`${shared.ends} ${styles.actions}`}>
            {isDirty && <p className={`${shared.small} ${styles.kept}`}>{t('kept')}</p>}
            <Button onClick={discard}>{isDirty ? t('discard') : t('cancel')}</Button>
            <Button type="submit" variant="sun" disabled={isPending}>
              {submit}
            </Button>
          </div>
        </form>
      </Card>
      <TemplatePreview typed={typed} />
    </div>
  );
}

function NewTemplate({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.templates');
  const texts = useTranslations('admin.templateEditor');
  const contractForm = useContractForm(createTemplate, {
    draftName: useDraftName('template:new'),
    start: blankTemplate,
    toBody: templateBody,
    makesStale: [allUnder(listTemplates)],
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
  const query = callQuery(readTemplate, { params: { id: template.id } });
  const contractForm = useEditForm({
    entry: updateTemplate,
    row: template,
    draftName: useDraftName(`template:${template.id}`),
    valuesOf,
    toBody: templateChanges,
    options: { params: { id: template.id } },
    makesStale: [allUnder(listTemplates)],
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
  const template = useAnswer(readTemplate, { params: { id } });
  return (
    <>
      {template.error && <BackToTemplates onClose={onClose} />}
      <Loaded query={template} failure={t('failed')} lines={12}>
        {(data) => <EditForm template={data} onClose={onClose} />}
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
    <EditTemplate key={open} id={open} onClose={close} />
  );
}
