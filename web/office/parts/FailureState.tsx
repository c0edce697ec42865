import { useTranslations } from 'use-intl';
import { CallError } from '#web/kit/api.ts';
import { Lock, Warning } from '#web/kit/icons.tsx';
import { useRefusalText } from '../formats/use-refusal-text.ts';
import { EmptyState } from './EmptyState.tsx';
import { ToolButton } from './ToolButton.tsx';

interface FailureStateProps {
  error: unknown;
  title: string;
  onRetry: () => void;
}

/** Shown after a refused call: 403 means "not yours", anything else can be retried. */
export function FailureState({ error, title, onRetry }: FailureStateProps) {
  const t = useTranslations('office.failure');
  const texts = useTranslations('office.parts');
  const refusal = useRefusalText();
  if (error instanceof CallError && error.status === 403) {
    return (
      <div role="alert">
        <EmptyState icon={<Lock />} title={t('noPermission')} text={t('noPermissionText')} />
      </div>
    );
  }
  // An answer without our error format comes from a proxy; its text does not help the reader.
  const status = error instanceof CallError ? String(error.status) : '';
  return (
    <div role="alert">
      <EmptyState
        icon={<Warning />}
        title={title}
        text={refusal(error) ?? t('noAnswer', { status })}
        action={<ToolButton onClick={onRetry}>{texts('tryAgain')}</ToolButton>}
      />
    </div>
  );
}
