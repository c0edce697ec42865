import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { part } from '#web/kit/part.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

const ExportDialog = part(async () => (await import('./ExportDialog.tsx')).ExportDialog);

export function ExportLeads() {
  const t = useTranslations('admin.leads');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton onClick={() => setIsOpen(true)}>{t('export')}</ToolButton>
      {isOpen && <ExportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
