import { useTranslations } from 'use-intl';
import { mailKinds } from '#core/domain/mail/mail-kind.ts';
import { mailStates } from '#core/domain/mail/mail-state.ts';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import type { SentMailList } from '../api-types.ts';

export function SentMailFilters({ list: { asked, ask } }: { list: SentMailList }) {
  const t = useTranslations('admin.sentMail');
  const kinds = useTranslations('admin.templates.types');
  return (
    <Toolbar>
      <SearchField
        label={t('filters.search')}
        placeholder={t('filters.placeholder')}
        value={asked.q ?? ''}
        onSearch={(q) => ask({ q }, { replace: true })}
      />
      <QuietSelect
        label={t('filters.state')}
        value={asked.status ?? ''}
        onChange={({ target }) => ask({ status: mailStates.find((name) => name === target.value) })}
      >
        <option value="">{t('filters.allStates')}</option>
        {mailStates.map((state) => (
          <option
            key={state}
            value={state}
          >
            {t(`states.${state}`)}
          </option>
        ))}
      </QuietSelect>
      <QuietSelect
        label={t('filters.kind')}
        value={asked.kind ?? ''}
        onChange={({ target }) => ask({ kind: mailKinds.find((name) => name === target.value) })}
      >
        <option value="">{t('filters.allKinds')}</option>
        {mailKinds.map((kind) => (
          <option
            key={kind}
            value={kind}
          >
            {kinds(kind)}
          </option>
        ))}
      </QuietSelect>
    </Toolbar>
  );
}
