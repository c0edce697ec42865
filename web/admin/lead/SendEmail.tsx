import { useTranslations } from 'use-intl';
import { addNote } from '#core/contract/lead/notes.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Mail } from '#web/kit/icons.tsx';
import { noteKeys } from '#web/office/notes/notes-query.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/shell/use-write.ts';
import type { LeadDetail } from '../api-types.ts';
import { timelineKeys } from '../queries/timeline.ts';
import { composeLink } from '#web/office/parts/contact-links.ts';
import styles from './lead.module.css';

/**
 * Opens the compose window of a web mail with a follow-up in it, and notes that a draft was opened:
 * whether it was sent nobody here can know.
 */
export function SendEmail({ lead: { id, firstName, lastName, email } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead');
  const notes = useTranslations('admin.notes');
  const name = `${firstName} ${lastName}`;
  const subject = t('mailSubject', { name });
  const { mutate } = useWrite(addNote, {
    makesStale: [noteKeys.list(id), timelineKeys.all],
    onSuccess: () =>
      toastSuccess({ title: notes('mailNoted'), description: notes('mailNotedText') }),
    onError: () => toastError({ title: notes('mailFailed') }),
  });
  const log = () =>
    mutate({
      body: {
        leadId: id,
        content: notes('mailOpened', {
          name,
          email,
          subject,
        }),
        authorType: 'admin',
      },
    });
  return (
    <ButtonLink
      href={composeLink(email, subject, t('mailBody', { firstName }))}
      target="_blank"
      rel="noopener noreferrer"
      onClick={log}
    >
      <Mail size={18} />
      <span className={styles.actionText}>{t('sendEmail')}</span>
    </ButtonLink>
  );
}
