import { useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { Warning } from '#web/kit/icons.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { BackToTemplates } from './BackToTemplates.tsx';
import type { TemplateValues } from './template-body.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import styles from './templates.module.css';
import { VariableList } from './VariableList.tsx';

/** What the form of a new template and that of a stored one have in common. */
export interface TemplateForm {
  form: React.ComponentProps<'form'>;
  field: (name: keyof TemplateValues) => UseFormRegisterReturn & { error: string | null };
  typed: TemplateValues;
  set: <Name extends keyof TemplateValues>(name: Name, value: TemplateValues[Name]) => void;
  isPending: boolean;
}

interface TemplateEditorProps {
  title: string;
  contractForm: TemplateForm;
  isDirty: boolean;
  /** Why it was not saved, where no toast says so. */
  failure?: string | null;
  /** The words of the button that saves. */
  submit: string;
  onClose: () => void;
  onDiscard: () => void;
}

/** A template as it is written: its fields, the variables, and the mail that comes of it. */
export function TemplateEditor({
  title,
  contractForm: { form, field, typed, set, isPending },
  isDirty,
  failure = null,
  submit,
  onClose,
  onDiscard,
}: TemplateEditorProps) {
  const t = useTranslations('admin.templateEditor');
  const fields = useRef<HTMLFormElement>(null);
  return (
    <div className={styles.editor}>
      <BackToTemplates onClose={onClose} />
      <Card title={title}>
        <form
          {...form}
          ref={fields}
          className={styles.form}
        >
          <TemplateFields
            field={field}
            typed={typed}
            set={set}
            variables={
              <VariableList
                form={fields}
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
          <div className={styles.actions}>
            {isDirty && <p className={styles.kept}>{t('kept')}</p>}
            <Button onClick={onDiscard}>{isDirty ? t('discard') : t('cancel')}</Button>
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
