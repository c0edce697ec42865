import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { previewTemplate } from '#core/contract/mail/templates.ts';
import type { AnswerOf, BodyOf } from '#web/kit/api-types.ts';
import { Warning } from '#web/kit/icons.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import shared from '#web/office/styles/shared.module.css';
import { previewQuery } from '../queries/templates.ts';
import { previewDocument } from './preview-document.ts';
import { PreviewLead } from './PreviewLead.tsx';
import type { TemplateValues } from './template-body.ts';
import styles from './templates.module.css';
import { useSettled } from './use-settled.ts';

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
      {/* No script, form, window or request: not even where the server had let one through. */}
      <iframe
        className={`${shared.mail} ${styles.frame}`}
        title={t('frame')}
        sandbox=""
        referrerPolicy="no-referrer"
        srcDoc={previewDocument(html)}
      />
      <details className={shared.mailText}>
        <summary>{t('text')}</summary>
        <pre>{text}</pre>
      </details>
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
    ...previewQuery(JSON.parse(asked) as BodyOf<typeof previewTemplate>),
    placeholderData: keepPreviousData,
    enabled: !isEmpty,
  });
  return (
    <Card
      title={t('title')}
      className={styles.preview}
    >
      <PreviewLead
        leadId={leadId}
        onLead={setLeadId}
      />
      {error && (
        <FailureState
          error={error}
          title={t('failed')}
          onRetry={() => void refetch()}
        />
      )}
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
