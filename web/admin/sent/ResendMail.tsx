import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { resendMail } from '#core/contract/mail/sent-mails.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { SentMail } from '../api-types.ts';
import { sentMailKeys } from '../queries/sent-mails.ts';

function useQuestion({ state, reason, recipient }: SentMail): string {
  const t = useTranslations('admin.sentMail');
  const to = recipient ?? t('staff');
  if (state === 'withheld') {
    return t('one.withheldQuestion', { reason: reason ?? '', recipient: to });
  }
  return state === 'sent' ? t('one.question', { recipient: to }) : t('one.unsentQuestion');
}

export function ResendMail({ mail }: { mail: SentMail }) {
  const t = useTranslations('admin.sentMail.one');
  const question = useQuestion(mail);
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useWrite(resendMail, {
    makesStale: [sentMailKeys.all],
    onSuccess() {
      setOpen(false);
      toastSuccess({ title: t('resent') });
    },
    onError: (error) =>
      toastError({
        title: t('resendFailed'),
        description: refusalText(error),
      }),
  });
  if (mail.areWordsHidden || mail.state === 'waiting') {
    return null;
  }
  return (
    <>
      <ToolButton onClick={() => setOpen(true)}>{t('resend')}</ToolButton>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('resend')}
        confirm={isPending ? t('resending') : t('resend')}
        isPending={isPending}
        onConfirm={() =>
          mutate({
            params: { id: mail.id },
            body: { isWithheldMeant: mail.state === 'withheld' },
          })
        }
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
