import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Warning } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

/**
 * Shown when a screen itself breaks, or its files could not be loaded because a newer version was
 * installed.
 */
export function CrashPage() {
  const t = useTranslations('office.failure');
  return (
    <main role="alert">
      <EmptyState
        icon={<Warning />}
        title={t('crash')}
        action={<ToolButton onClick={() => location.reload()}>{t('reload')}</ToolButton>}
      >
        {t('crashText')}
      </EmptyState>
    </main>
  );
}
