import { useTranslations } from 'use-intl';
import { type ComponentProps, useRef } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { Arrow, Warning } from '#web/kit/icons.tsx';
import { ConflictNote } from '#web/office/meanwhile/ConflictNote.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { TemplateFields, VariableList } from './TemplateFields.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import type { TemplateForm, TemplateValues } from './template-body.ts';
import styles from './templates.module.css';

export function BackToTemplates({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.templateEditor');
  return (
    <ToolButton
      variant="quiet"
      className={styles.back}
      onClick={onClose}
    >
      <Arrow
        direction="left"
        size={16}
      />
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
  return (
    <ConflictNote
      editing={editing}
      label={(name) => t(labels[name])}
      inWords={inWords}
    />
  );
}

interface TemplateEditorProps {
  title: string;
  contractForm: TemplateForm;
  /** None of a new template: nobody else knows of it. */
  editing?: Editing;
  isDirty: boolean;
  /** Why it was not saved, where no toast says so. */
  failure?: string | null;
  submit: string;
  onClose: () => void;
}

export function TemplateEditor({
  title,
  contractForm: { form, field, typed, set, forget, isPending },
  editing,
  isDirty,
  failure = null,
  submit,
  onClose,
}: TemplateEditorProps) {
  const t = useTranslations('admin.templateEditor');
  const element = useRef<HTMLFormElement>(null);
  const discard = () => {
    forget();
    onClose();
  };
  return (
    <div className={styles.editor}>
      <BackToTemplates onClose={onClose} />
      <Card title={title}>
        <form
          {...form}
          ref={element}
          className={styles.form}
        >
          {editing && <TemplateConflict editing={editing} />}
          <TemplateFields
            field={field}
            typed={typed}
            set={set}
            variables={
              <VariableList
                form={element}
                kind={typed.templateType}
                onInsert={(name, value) => set(name, value)}
              />
            }
          />
          {failure && (
            <p
              role="alert"
              className={styles.failure}
            >
              <Warning size={18} />
              {failure}
            </p>
          )}
          <div className={`${shared.ends} ${styles.actions}`}>
            {isDirty && <p className={`${shared.small} ${styles.kept}`}>{t('kept')}</p>}
            <Button onClick={discard}>{isDirty ? t('discard') : t('cancel')}</Button>
            <Button
              type="submit"
              variant="sun"
              disabled={isPending}
            >
              {submit}
            </Button>
          </div>
        </form>
      </Card>
      <TemplatePreview typed={typed} />
    </div>
  );
}
