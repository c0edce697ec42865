import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Warning } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

/**
 * Shown when a screen itself breaks, or its files could not be loaded because a newer version was
 * installed.
 */
export function CrashPage() {
  return (
    <main role="alert">
      <EmptyState
        icon={<Warning />}
        title="This screen could not be shown"
        action={<ToolButton onClick={() => location.reload()}>Reload</ToolButton>}
      >
        Nothing is lost. Reload the page; if it happens again, tell your administrator what you were
        doing.
      </EmptyState>
    </main>
  );
}
