import { useTranslations } from 'use-intl';
import { Search, User } from '#web/kit/icons.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadList } from '../api-types.ts';
import { isNarrowed, noFilters } from './asked-filters.ts';

export function NoLeads({ list: { asked, ask, data } }: { list: LeadList }) {
  const t = useTranslations('admin.leads.none');
  if (data && data.total > 0) {
    return (
      <EmptyState
        title={t('onThisPage')}
        action={<ToolButton onClick={() => ask({})}>{t('goToFirst')}</ToolButton>}
      />
    );
  }
  if (isNarrowed(asked)) {
    const showAll = () => ask(noFilters);
    return (
      <EmptyState
        icon={<Search />}
        title={t('unmatched')}
        action={<ToolButton onClick={showAll}>{t('showAll')}</ToolButton>}
      >
        {asked.q && t('lookedAt')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<User />}
      title={t('yet')}
    >
      {t('text')}
    </EmptyState>
  );
}
