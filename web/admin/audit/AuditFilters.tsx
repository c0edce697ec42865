import { useTranslations } from 'use-intl';
import { auditKinds } from '#core/domain/audit/audit-kind.ts';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import type { AuditList } from '../api-types.ts';
import styles from './audit.module.css';

const actors = ['staff', 'affiliate', 'visitor', 'system'] as const;

interface FilterProps {
  list: AuditList;
}

function Day({ list: { asked, ask }, name }: FilterProps & { name: 'from' | 'to' }) {
  const t = useTranslations('admin.audit.filters');
  return (
    <label className={styles.day}>
      <span>{t(name)}</span>
      <input
        type="date"
        value={asked[name] ?? ''}
        onChange={(event) => ask({ [name]: event.target.value || undefined }, { replace: true })}
      />
    </label>
  );
}

export function AuditFilters({ list }: FilterProps) {
  const t = useTranslations('admin.audit.filters');
  const { asked, ask } = list;
  const kindOf = (name: string) => auditKinds.find((kind) => kind === name);
  const actorOf = (name: string) => actors.find((actor) => actor === name);
  return (
    <Toolbar>
      <SearchField
        label={t('search')}
        placeholder={t('placeholder')}
        value={asked.q ?? ''}
        onSearch={(q) => ask({ q }, { replace: true })}
      />
      <QuietSelect
        label={t('kind')}
        value={asked.kind ?? ''}
        onChange={(event) => ask({ kind: kindOf(event.target.value) })}
      >
        <option value="">{t('allKinds')}</option>
        {auditKinds.map((kind) => (
          <option
            key={kind}
            value={kind}
          >
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </QuietSelect>
      <QuietSelect
        label={t('actor')}
        value={asked.actor ?? ''}
        onChange={(event) => ask({ actor: actorOf(event.target.value) })}
      >
        <option value="">{t('everybody')}</option>
        {actors.map((actor) => (
          <option
            key={actor}
            value={actor}
          >
            {t(`actors.${actor}`)}
          </option>
        ))}
      </QuietSelect>
      <Day
        list={list}
        name="from"
      />
      <Day
        list={list}
        name="to"
      />
    </Toolbar>
  );
}
