import { matchQuery, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Refresh } from '#web/kit/icons.tsx';
import { type Answers, queriesOf } from '../cache/make-stale.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

/** Reloads answers: lists are cached until a change here makes them stale. */
export function RefreshButton({ of }: { of: readonly Answers[] }) {
  const t = useTranslations('office.list');
  const queries = useQueryClient();
  const filters = of.map(queriesOf);
  const isFetching =
    useIsFetching({ predicate: (query) => filters.some((filter) => matchQuery(filter, query)) }) >
    0;
  return (
    <ToolButton
      isSquare
      aria-label={t('refresh')}
      title={t('refresh')}
      disabled={isFetching}
      onClick={() => filters.forEach((filter) => void queries.invalidateQueries(filter))}
    >
      <Refresh size={16} />
    </ToolButton>
  );
}
