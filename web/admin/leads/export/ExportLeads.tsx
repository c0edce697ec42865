import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

const Window = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

export function ExportLeads() {
  const t = useTranslations('admin.leads');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton onClick={() => setIsOpen(true)}>{t('export')}</ToolButton>
      {isOpen && (
        <Suspense fallback={null}>
          <Window onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
