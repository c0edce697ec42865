import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listLeads } from '#core/contract/leads/leads.ts';
import { previewTemplate } from '#core/contract/mail/templates.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import type { AnswerOf, BodyOf } from '#web/kit/api-types.ts';
import { Warning } from '#web/kit/icons.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import shared from '#web/office/styles/shared.module.css';
import { ShownMail } from './ShownMail.tsx';
import type { TemplateValues } from './template-body.ts';
import styles from './templates.module.css';
import { useSettled } from './use-settled.ts';

interface PreviewLeadProps {
  /** Null: the newest lead. */
  leadId: number | null;
  onLead: (leadId: number | null) => void;
}

function PreviewLead({ leadId, onLead }: PreviewLeadProps) {
  const t = useTranslations('admin.templateEditor.preview');
  const [q, setQ] = useState('');
  const query = { q: q || undefined, pageSize: 20 };
  const { data } = useAnswer(listLeads, { query });
  const found = data?.items ?? [];
  const choices = found.map(
    ({ id, firstName, lastName }) =>
      [String(id), `${firstName} ${lastName} · ${leadReference(id)}`] as const,
  );
  const isAmong = leadId === null || found.some(({ id }) => id === leadId);
  const chosen = isAmong ? [] : [[String(leadId), leadReference(leadId)] as const];
  return (
    <div className={`${shared.actions} ${styles.chooser}`}>
      <SearchField label={t('search')} placeholder={t('placeholder')} value={q} onSearch={setQ} />
      <QuietSelect
        label={t('lead')}
        value={leadId ?? ''}
        onChange={({ target }) => onLead(target.value === '' ? null : Number(target.value))}
        choices={[['', t('newest')], ...chosen, ...choices]}
      />
    </div>
  );
}

const pauseMs = 400;

type Preview = AnswerOf<typeof previewTemplate>;

function Remarks({ preview: { problems, leftOut } }: { preview: Preview }) {
  const t = useTranslations('admin.templateEditor.preview');
  const left = leftOut.length > 0 ? [t('leftOut', { parts: leftOut.join(', ') })] : [];
  const remarks = [...new Set(problems.map(({ message }) => message)), ...left];
  return (
    <div role="status">
      <ul className={styles.remarks}>
        {remarks.map((remark) => (
          <li key={remark}>
            <Warning size={16} />
            <span>{remark}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mail({ preview }: { preview: Preview }) {
  const t = useTranslations('admin.templateEditor.preview');
  const { subject, html, text } = preview;
  return (
    <>
      <Remarks preview={preview} />
      <p className={styles.subject}>
        <span className={shared.small}>{t('subject')}</span>
        <strong>{subject || t('noSubject')}</strong>
      </p>
      <ShownMail
        html={html}
        text={text}
        labels={{ frame: t('frame'), text: t('text') }}
        className={styles.frame}
      />
    </>
  );
}

export function TemplatePreview({ typed }: { typed: TemplateValues }) {
  const t = useTranslations('admin.templateEditor.preview');
  const [leadId, setLeadId] = useState<number | null>(null);
  const { templateType, language, subject, htmlContent, textContent } = typed;
  const asked = useSettled(
    JSON.stringify({
      templateType,
      language,
      subject,
      htmlContent,
      textContent,
      leadId,
    }),
    pauseMs,
  );
  const isEmpty = htmlContent.trim() === '' && subject.trim() === '';
  const { data, error, refetch } = useQuery({
    ...callQuery(
      previewTemplate,
      { body: JSON.parse(asked) as BodyOf<typeof previewTemplate> },
      // A preview of an earlier text is never shown again.
      { gcTime: 0 },
    ),
    placeholderData: keepPreviousData,
    enabled: !isEmpty,
  });
  return (
    <Card title={t('title')} className={styles.preview}>
      <PreviewLead leadId={leadId} onLead={setLeadId} />
      {error && <FailureState error={error} title={t('failed')} onRetry={() => void refetch()} />}
      {!error && data && !isEmpty && (
        <>
          <p className={shared.small}>
            {data.lead ? t('shownWith', { name: data.lead.name }) : t('madeUp')}
          </p>
          <Mail preview={data} />
        </>
      )}
      {isEmpty && <p className={shared.small}>{t('empty')}</p>}
    </Card>
  );
}
