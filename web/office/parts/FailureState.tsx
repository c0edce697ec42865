import { useTranslations } from 'use-intl';
import { CallError } from '#web/kit/api.ts';
import { Lock, Warning } from '#web/kit/icons.tsx';
import type { Texts } from '../messages/texts.ts';
import { EmptyState } from './EmptyState.tsx';
import { ToolButton } from './ToolButton.tsx';

// An answer without words of ours comes from something in between: what it wrote is no help to a
// person.
function sentence(error: unknown, t: Texts<'office.failure'>): string {
  if (!(error instanceof CallError)) {
    return t('unreachable');
  }
  return error.body?.message ?? t('noAnswer', { status: String(error.status) });
}

interface FailureStateProps {
  error: unknown;
  title: string;
  onRetry: () => void;
}

/** Said when a call was refused: 403 means "not yours", anything else can be tried again. */
export function FailureState({ error, title, onRetry }: FailureStateProps) {
  const t = useTranslations('office.failure');
  const texts = useTranslations('office.parts');
  if (error instanceof CallError && error.status === 403) {
    return (
      <div role="alert">
        <EmptyState
          icon={<Lock />}
          title={t('noPermission')}
        >
          {t('noPermissionText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={<Warning />}
        title={title}
        action={<ToolButton onClick={onRetry}>{texts('tryAgain')}</ToolButton>}
      >
        {sentence(error, t)}
      </EmptyState>
    </div>
  );
}
