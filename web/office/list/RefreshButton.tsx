import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Refresh } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

/**
 * Asks again for everything under a key: lists are kept until then, or until something changes them
 * here.
 */
export function RefreshButton({ queryKey }: { queryKey: readonly unknown[] }) {
  const queries = useQueryClient();
  const isFetching = useIsFetching({ queryKey }) > 0;
  return (
    <ToolButton
      isSquare
      aria-label="Refresh"
      title="Refresh"
      disabled={isFetching}
      onClick={() => void queries.invalidateQueries({ queryKey })}
    >
      <Refresh size={16} />
    </ToolButton>
  );
}
