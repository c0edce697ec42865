import { useTranslations } from 'use-intl';
import { Handshake, Search } from '#web/kit/icons.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { AffiliateList } from '../api-types.ts';

export function NoAffiliates({ list: { asked, ask } }: { list: AffiliateList }) {
  const t = useTranslations('admin.affiliates.none');
  const showAll = () => ask({ q: undefined });
  if (asked.q) {
    return (
      <EmptyState
        icon={<Search />}
        title={t('title')}
        action={<ToolButton onClick={showAll}>{t('showAll')}</ToolButton>}
      >
        {t('unmatched', { q: asked.q })}
      </EmptyState>
    );
  }
  const isFirst = asked.page === 1;
  return (
    <EmptyState
      icon={<Handshake />}
      title={t('title')}
      action={!isFirst && <ToolButton onClick={showAll}>{t('goToFirst')}</ToolButton>}
    >
      {t('text')}
    </EmptyState>
  );
}
