import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listLeads } from '#core/contract/leads.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import { call } from '#web/kit/api.ts';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { leadKeys } from '../queries/leads.ts';
import styles from './templates.module.css';

interface PreviewLeadProps {
  /** Null for the newest one. */
  leadId: number | null;
  onLead: (leadId: number | null) => void;
}

export function PreviewLead({ leadId, onLead }: PreviewLeadProps) {
  const t = useTranslations('admin.templateEditor.preview');
  const [q, setQ] = useState('');
  const query = { q: q || undefined, pageSize: 20 };
  const { data } = useQuery({
    queryKey: leadKeys.list('preview', query),
    queryFn: ({ signal }) => call(listLeads, { query, signal }),
  });
  const found = data?.items ?? [];
  const isAmong = leadId === null || found.some(({ id }) => id === leadId);
  return (
    <div className={styles.chooser}>
      <SearchField
        label={t('search')}
        placeholder={t('placeholder')}
        value={q}
        onSearch={setQ}
      />
      <QuietSelect
        label={t('lead')}
        value={leadId ?? ''}
        onChange={({ target }) => onLead(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('newest')}</option>
        {!isAmong && <option value={leadId}>{leadReference(leadId)}</option>}
        {found.map(({ id, firstName, lastName }) => (
          <option
            key={id}
            value={id}
          >
            {firstName} {lastName} · {leadReference(id)}
          </option>
        ))}
      </QuietSelect>
    </div>
  );
}
