import { useTranslations } from 'use-intl';
import { listTemplates } from '#core/contract/mail/templates.ts';
import { languages } from '#core/domain/language.ts';
import { mailKinds } from '#core/domain/mail/mail-kind.ts';
import { Mail, Plus, Search } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { TemplateList, TemplateList as List } from '../../api-types.ts';
import { LiveBar } from '../../office/live/NewRowsBar.tsx';
import { useLiveRows } from '../../office/live/use-live-rows.ts';
import { type OpenTemplate, useTemplateColumns } from './template-columns.tsx';

function NoTemplates({ list: { asked, ask } }: { list: TemplateList }) {
  const t = useTranslations('admin.templates.none');
  const isFiltered = asked.q || asked.templateType || asked.language || asked.page > 1;
  if (!isFiltered) {
    return (
      <EmptyState icon={<Mail />} title={t('title')}>
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

function Filters({ list: { asked, ask, data } }: { list: List }) {
  const t = useTranslations('admin.templates');
  const languageNames = useTranslations('admin.languages');
  const isFiltered = asked.q || asked.templateType || asked.language;
  if (!isFiltered && data?.total === 0) {
    return null;
  }
  return (
    <div className={shared.tools} role="search">
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={asked.q ?? ''}
        onSearch={(q) => ask({ q }, { replace: true })}
      />
      <QuietSelect
        label={t('search.type')}
        value={asked.templateType ?? ''}
        onChange={({ target }) =>
          ask({ templateType: mailKinds.find((kind) => kind === target.value) })
        }
        choices={[
          ['', t('search.allTypes')],
          ...mailKinds.map((kind) => [kind, t(`types.${kind}`)] as const),
        ]}
      />
      <QuietSelect
        label={t('search.language')}
        value={asked.language ?? ''}
        onChange={({ target }) =>
          ask({ language: languages.find((language) => language === target.value) })
        }
        choices={[
          ['', t('search.allLanguages')],
          ...languages.map((language) => [language, languageNames(language)] as const),
        ]}
      />
    </div>
  );
}

export function TemplateList({ onOpen }: { onOpen: OpenTemplate }) {
  const t = useTranslations('admin.templates');
  const list = useList(listTemplates, { isLive: true });
  const live = useLiveRows(listTemplates, list, {
    isAbout: ({ entity }) => entity === 'email_template',
  });
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <div className={shared.row}>
          <RefreshButton of={[allUnder(listTemplates)]} />
          <ToolButton variant="ink" onClick={() => onOpen('new')}>
            <Plus size={16} />
            {t('add')}
          </ToolButton>
        </div>
      }
    >
      <Filters list={list} />
      <LiveBar live={live} of="newTemplates" />
      <ListTable
        list={list}
        marks={live.marks}
        t={t}
        columns={useTemplateColumns(onOpen)}
        lines={8}
        empty={<NoTemplates list={list} />}
      />
    </Card>
  );
}
