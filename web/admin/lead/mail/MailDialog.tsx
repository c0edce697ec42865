import { useTranslations } from 'use-intl';
import { sendLeadMail } from '#core/contract/lead/mail.ts';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Mail } from '#web/kit/icons.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { timelineKeys } from '../../queries/keys.ts';
import { leadKeys } from '../../queries/leads.ts';
import { sentMailKeys } from '../../queries/sent-mails.ts';
import { LeadDialog, type LeadFormProps } from '../LeadDialog.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';

const start = { templateId: '', subject: '', text: '', override: '' };

function MailForm({ lead, draftName, onDone }: LeadFormProps) {
  const t = useTranslations('admin.leadMail');
  const { id, reach } = lead;
  const contractForm = useContractForm(sendLeadMail, {
    draftName,
    start,
    toBody: ({ templateId, subject, text, override }) => ({
      templateId: templateId === '' ? null : Number(templateId),
      subject,
      text,
      ...(!reach.email.allowed && { override }),
    }),
    options: { params: { id: String(id) } },
    makesStale: [timelineKeys.all, leadKeys.one(String(id)), sentMailKeys.all],
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
  const { field, typed, set, isPending } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      save={t(isPending ? 'sending' : 'send')}
      onDone={onDone}
    >
      {!reach.email.allowed && (
        <div className={shared.notice}>
          <p>{t('denied', { reason: reach.email.reason })}</p>
        </div>
      )}
      <TemplateChoice
        lead={lead}
        typed={typed}
        onFilled={(template) => {
          set('templateId', template.templateId);
          set('subject', template.subject);
          set('text', template.text);
        }}
      />
      <TextInput
        {...field('subject')}
        label={t('subject')}
        maxLength={200}
        autoComplete="off"
      />
      <TextArea
        {...field('text')}
        label={t('words')}
        hint={t('ending')}
        maxLength={20_000}
        rows={12}
        lang={lead.language}
      />
      {!reach.email.allowed && (
        <TextInput
          {...field('override')}
          label={t('override')}
          hint={t('overrideHint')}
          maxLength={500}
          autoComplete="off"
        />
      )}
    </DialogForm>
  );
}

/** Writes an email that leaves from the CRM, beside the compose window of a web mail. */
export function MailDialog({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.leadMail');
  const open = (
    <>
      <Mail size={16} />
      {t('open')}
    </>
  );
  return (
    <LeadDialog
      lead={lead}
      part="mail"
      shortcut="w"
      open={open}
      title={t('title', { name: lead.firstName })}
      description={t('text')}
      form={MailForm}
    />
  );
}
