import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Mail, Pencil, Trash } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { TemplateRow } from '../api-types.ts';
import { DeleteTemplateDialog } from './DeleteTemplateDialog.tsx';
import { TestTemplateDialog } from './TestTemplateDialog.tsx';

interface TemplateActionsProps {
  template: TemplateRow;
  onEdit: () => void;
}

export function TemplateActions({ template, onEdit }: TemplateActionsProps) {
  const t = useTranslations('admin.templates');
  const [open, setOpen] = useState<'test' | 'delete' | null>(null);
  const { name } = template;
  const close = () => setOpen(null);
  return (
    <div className={shared.rowEnd}>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('testOf', { name })}
        title={t('test')}
        onClick={() => setOpen('test')}
      >
        <Mail size={18} />
      </ToolButton>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('editOf', { name })}
        title={t('edit')}
        onClick={onEdit}
      >
        <Pencil size={18} />
      </ToolButton>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('deleteOf', { name })}
        title={t('delete')}
        onClick={() => setOpen('delete')}
      >
        <Trash size={18} />
      </ToolButton>
      <TestTemplateDialog
        template={template}
        isOpen={open === 'test'}
        onOpenChange={close}
      />
      <DeleteTemplateDialog
        template={template}
        isOpen={open === 'delete'}
        onOpenChange={close}
      />
    </div>
  );
}
