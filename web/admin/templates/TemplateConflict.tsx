import { useTranslations } from 'use-intl';
import type { Conflict } from '#web/office/meanwhile/conflict.ts';
import { ConflictNote } from '#web/office/meanwhile/ConflictNote.tsx';
import type { TemplateValues } from './template-body.ts';

type Name = keyof TemplateValues;

interface TemplateConflictProps {
  conflict: Conflict<Name>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

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

export function TemplateConflict(props: TemplateConflictProps) {
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
      {...props}
      label={(name) => t(labels[name])}
      inWords={inWords}
    />
  );
}
