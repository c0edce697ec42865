import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listTemplates } from '#core/contract/mail/templates.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { previewQuery, templateKeys } from '../../queries/templates.ts';

type Template = AnswerOf<typeof listTemplates>['items'][number];

interface Filled {
  templateId: string;
  subject: string;
  text: string;
}

interface TemplateChoiceProps {
  lead: LeadDetail;
  typed: Filled;
  onFilled: (filled: Filled) => void;
}

/** The templates for applicants in the language of the lead; one that is chosen is filled with it. */
export function TemplateChoice({ lead, typed, onFilled }: TemplateChoiceProps) {
  const t = useTranslations('admin.leadMail');
  const languages = useTranslations('admin.languages');
  const queries = useQueryClient();
  const query = { language: lead.language, sort: 'name', direction: 'asc', pageSize: 100 } as const;
  const { data } = useQuery({
    queryKey: templateKeys.list(query),
    queryFn: ({ signal }) => call(listTemplates, { query, signal }),
  });
  const templates = (data?.items ?? []).filter(
    ({ recipientType }) => recipientType === 'applicant',
  );
  // As a template was filled: what differs from it was typed by hand.
  const [filled, setFilled] = useState({ subject: '', text: '' });
  const [asked, setAsked] = useState<Template | null>(null);
  const isTyped = typed.subject !== filled.subject || typed.text !== filled.text;

  const fill = async (template: Template) => {
    setAsked(null);
    const { templateType, language, subject, htmlContent, textContent } = template;
    const body = { templateType, language, subject, htmlContent, textContent, leadId: lead.id };
    try {
      const preview = await queries.fetchQuery(previewQuery(body));
      const words = { subject: preview.subject, text: preview.written };
      setFilled(words);
      onFilled({ templateId: String(template.id), ...words });
    } catch {
      toastError({ title: t('failedTemplate') });
    }
  };
  const choose = (id: string) => {
    const template = templates.find((one) => String(one.id) === id);
    if (!template) {
      onFilled({ ...typed, templateId: '' });
    } else if (isTyped) {
      setAsked(template);
    } else {
      void fill(template);
    }
  };
  return (
    <>
      <Select
        label={t('template')}
        value={asked ? String(asked.id) : typed.templateId}
        onChange={({ target }) => choose(target.value)}
        placeholder={t('none')}
        hint={
          data && templates.length === 0
            ? t('noneYet', { language: languages(lead.language) })
            : undefined
        }
        options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {asked && (
        <div
          className={shared.notice}
          role="status"
        >
          <p>{t('used', { name: asked.name })}</p>
          <Button onClick={() => void fill(asked)}>{t('replace')}</Button>
        </div>
      )}
    </>
  );
}
