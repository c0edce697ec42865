import { useTranslations } from 'use-intl';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readLead } from '#core/contract/leads/leads.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { listSentMails } from '#core/contract/mail/sent-mails.ts';
import { sendLeadMail } from '#core/contract/office/mail.ts';
import { triedToCall } from '#core/i18n/mails/tried-to-call.ts';
import { listTemplates, previewTemplate } from '#core/contract/mail/templates.ts';
import { Button } from '#web/kit/Button.tsx';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { allUnder, keyOf } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import type { LeadDetail } from '../../../api-types.ts';
import type { DraftDialogState } from '../../../draft/DraftDialog.tsx';
import { DraftComposer } from '../contact/Composer.tsx';
import type { LeadFormProps } from '../LeadDialog.tsx';

type Template = Pick<
  AnswerOf<typeof listTemplates>['items'][number],
  'name' | 'templateType' | 'language' | 'subject' | 'htmlContent'
> & { id: number | 'tried'; textContent: string | null };

/** Not stored: it is only ever written by hand. */
function triedTemplate(language: LeadDetail['language'], name: string): Template {
  const { subject, paragraphs } = triedToCall[language];
  const htmlContent = paragraphs.map((line) => `<p>${line}</p>`).join('');
  const content = { subject, htmlContent, textContent: null };
  return { id: 'tried', name, templateType: 'follow_up', language, ...content };
}

const previewOf = (lead: LeadDetail, template: Template) => {
  const { templateType, language, subject, htmlContent, textContent } = template;
  const body = { templateType, language, subject, htmlContent, textContent, leadId: lead.id };
  return callQuery(previewTemplate, { body }, { gcTime: 0 });
};

// What one sends by hand comes first, and what the law asks for last.
const places: Readonly<Record<string, number>> = {
  follow_up: -1,
  negative_notice: 1,
  erasure_declined: 1,
};
const placeOf = ({ templateType }: Template) => places[templateType] ?? 0;

interface Filled {
  templateId: string;
  subject: string;
  text: string;
}

interface TemplateChoiceProps {
  lead: LeadDetail;
  typed: Filled;
  /** What the form began with. */
  start: Filled;
  onFilled: (filled: Filled) => void;
}

/** The applicant templates in the lead's language; choosing one fills it with the lead's data. */
function TemplateChoice({ lead, typed, start, onFilled }: TemplateChoiceProps) {
  const t = useTranslations('admin.leadMail');
  const languages = useTranslations('admin.languages');
  const queries = useQueryClient();
  const query = { language: lead.language, sort: 'name', direction: 'asc', pageSize: 100 } as const;
  const { data } = useAnswer(listTemplates, { query });
  const stored = (data?.items ?? []).filter(({ recipientType }) => recipientType === 'applicant');
  const templates: Template[] = [
    triedTemplate(lead.language, t('tried')),
    ...stored.toSorted((one, other) => placeOf(one) - placeOf(other)),
  ];
  // The filled template: any difference was typed by hand.
  const [filled, setFilled] = useState<Pick<Filled, 'subject' | 'text'>>(start);
  const [asked, setAsked] = useState<Template | null>(null);
  const isTyped = typed.subject !== filled.subject || typed.text !== filled.text;

  const fill = async (template: Template) => {
    setAsked(null);
    try {
      const preview = await queries.fetchQuery(previewOf(lead, template));
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
          data && stored.length === 0
            ? t('noneYet', { language: languages(lead.language) })
            : undefined
        }
        options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {asked && (
        <div className={shared.notice} role="status">
          <p>{t('used', { name: asked.name })}</p>
          <Button onClick={() => void fill(asked)}>{t('replace')}</Button>
        </div>
      )}
    </>
  );
}

function WrittenMail({ lead, draftName, start, onDone }: LeadFormProps & { start: Filled }) {
  const t = useTranslations('admin.leadMail');
  const { id, reach } = lead;
  const contractForm = useContractForm(sendLeadMail, {
    draftName,
    start: { ...start, override: '' },
    toBody: ({ templateId, subject, text, override }) => ({
      templateId: Number(templateId) || null,
      subject,
      text,
      ...(!reach.email.allowed && { override }),
    }),
    options: { params: { id: String(id) } },
    makesStale: [listLeadTimeline, keyOf(readLead, { params: { id } }), allUnder(listSentMails)],
    onSuccess({ status }) {
      if (status === 'waiting') {
        toastSuccess({ title: t('sent') });
      } else {
        toastError({ title: t('kept'), description: t('keptText') });
      }
      onDone();
    },
    failed: t('failed'),
  });
  const { field, line, typed, set } = contractForm;
  return (
    <DialogForm of={contractForm} t={t} onDone={onDone}>
      {!reach.email.allowed && (
        <div className={shared.notice}>
          <p>{t('denied', { reason: reach.email.reason })}</p>
        </div>
      )}
      <TemplateChoice
        lead={lead}
        typed={typed}
        start={start}
        onFilled={(template) => {
          set('templateId', template.templateId);
          set('subject', template.subject);
          set('text', template.text);
        }}
      />
      <TextInput {...line('subject')} label={t('subject')} />
      <TextArea
        {...field('text')}
        label={t('words')}
        hint={t('ending')}
        maxLength={20_000}
        rows={8}
        lang={lead.language}
      />
      {!reach.email.allowed && (
        <TextInput {...line('override')} label={t('override')} hint={t('overrideHint')} />
      )}
    </DialogForm>
  );
}

interface MailFormProps extends Pick<LeadFormProps, 'lead' | 'onDone'> {
  draft: DraftDialogState;
}

/** An email that the CRM sends, as an alternative to a webmail window; it begins with a text. */
export function MailForm({ lead, draft, onDone }: MailFormProps) {
  const t = useTranslations('admin.leadMail');
  const { data, isPending } = useQuery(previewOf(lead, triedTemplate(lead.language, t('tried'))));
  if (isPending) {
    return <SkeletonWords />;
  }
  const start = data
    ? { templateId: 'tried', subject: data.subject, text: data.written }
    : { templateId: '', subject: '', text: '' };
  return (
    <DraftComposer
      draft={draft}
      label={t('title', { name: lead.firstName })}
      description={t('text')}
      first="[name=subject]"
    >
      <WrittenMail lead={lead} draftName={draft.draftName} start={start} onDone={onDone} />
    </DraftComposer>
  );
}
