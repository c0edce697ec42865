import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Refresh } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

/** Reloads everything under a key: lists are cached until a change here makes them stale. */
export function RefreshButton({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useTranslations('office.list');
  const queries = useQueryClient();
  const isFetching = useIsFetching({ queryKey }) > 0;
  return (
    <ToolButton
      isSquare
      aria-label={t('refresh')}
      title={t('refresh')}
      disabled={isFetching}
      onClick={() => void queries.invalidateQueries({ queryKey })}
    >
      <Refresh size={16} />
    </ToolButton>
  );
}
