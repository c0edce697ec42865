import { useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Refresh } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

function Refresher({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useTranslations('office.list');
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  // React is not told: each question and each answer would be a rendering at once, and what was being
  // rendered meanwhile would begin anew.
  useEffect(() => {
    // The button itself: what leaves with it may still be told of behind it.
    const own = button.current!;
    const follow = () => {
      own.disabled = queries.isFetching({ queryKey }) > 0;
    };
    follow();
    return queries.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated' || type === 'removed') {
        follow();
      }
    });
  }, [queries, queryKey]);
  return (
    <ToolButton
      ref={button}
      isSquare
      aria-label={t('refresh')}
      title={t('refresh')}
      onClick={() => void queries.invalidateQueries({ queryKey })}
    >
      <Refresh size={16} />
    </ToolButton>
  );
}

/**
 * Asks again for everything under a key: lists are kept until then, or until something changes them
 * here. It is not rendered with each answer of the list beside it.
 */
export const RefreshButton = memo(Refresher);
