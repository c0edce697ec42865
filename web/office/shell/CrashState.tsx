import { useTranslations } from 'use-intl';
import { Warning } from '#web/kit/icons.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

/**
 * Shown when a screen crashes or its files fail to load: a newer version was installed, or the
 * server is down.
 */
export function CrashState() {
  const t = useTranslations('office.failure');
  return (
    <div role="alert">
      <EmptyState
        icon={<Warning />}
        title={t('crash')}
        action={<ToolButton onClick={() => location.reload()}>{t('reload')}</ToolButton>}
      >
        {t('crashText')}
      </EmptyState>
    </div>
  );
}

/** Shown when not even the frame can be rendered. */
export function CrashPage() {
  return (
    <main>
      <CrashState />
    </main>
  );
}
