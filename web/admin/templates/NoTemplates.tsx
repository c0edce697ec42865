import { useTranslations } from 'use-intl';
import { Mail, Search } from '#web/kit/icons.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { TemplateList } from '../api-types.ts';

export function NoTemplates({ list: { asked, ask } }: { list: TemplateList }) {
  const t = useTranslations('admin.templates.none');
  const isFiltered = asked.q || asked.templateType || asked.language || asked.page > 1;
  if (!isFiltered) {
    return (
      <EmptyState
        icon={<Mail />}
        title={t('title')}
      >
        {t('text')}
      </EmptyState>
    );
  }
  const everything = { q: undefined, templateType: undefined, language: undefined };
  return (
    <EmptyState
      icon={<Search />}
      title={t('unmatched')}
      action={<ToolButton onClick={() => ask(everything)}>{t('showAll')}</ToolButton>}
    />
  );
}
