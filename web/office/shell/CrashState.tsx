import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Warning } from '#web/kit/icons.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

/**
 * Shown when a screen crashes or its files fail to load: a newer version was installed, or the
 * server is down. Once the connection is back it reloads, since the browser does not ask again for a
 * file that failed.
 */
export function CrashState() {
  const t = useTranslations('office.failure');
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <div role="alert">
      <EmptyState
        icon={<Warning />}
        title={t('crash')}
        text={t('crashText')}
        action={<ToolButton onClick={() => location.reload()}>{t('reload')}</ToolButton>}
      />
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
