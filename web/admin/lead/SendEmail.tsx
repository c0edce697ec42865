import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addNote } from '#core/contract/lead/notes.ts';
import { optedOut } from '#core/domain/contact/reach.ts';
import { formatDate } from '#core/i18n/format.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Mail } from '#web/kit/icons.tsx';
import { noteKeys } from '#web/office/notes/notes-query.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { LeadDetail } from '../api-types.ts';
import { termInForce } from '../programme/term-in-force.ts';
import { programmeQuery } from '../queries/programme.ts';
import { timelineKeys } from '../queries/timeline.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';
import { composeLink } from '#web/office/parts/contact-links.ts';
import styles from './lead.module.css';
import { NotAllowed } from './reach/NotAllowed.tsx';

/** The name of the program in the subject until the terms have come. */
const specifiedName = 'FHA Solar Grant';

/**
 * Opens the compose window of a web mail with a follow-up in it, and notes that a draft was opened:
 * whether it was sent nobody here can know. Of somebody who wants no follow-ups it is said first.
 */
export function SendEmail({ lead }: { lead: LeadDetail }) {
  const { id, firstName, lastName, email, mailOptOut, reach } = lead;
  const [isAsking, setIsAsking] = useState(false);
  const t = useTranslations('admin.lead');
  const notes = useTranslations('admin.notes');
  const name = `${firstName} ${lastName}`;
  const { data: programme } = useQuery(programmeQuery);
  const subject = t('mailSubject', {
    programme: termInForce(programme, 'programmeName') ?? specifiedName,
    name,
  });
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
  const lender = termInForce(programme, 'lenderName') ?? 'none';
  const link = composeLink(email, subject, t('mailBody', { firstName, lender }));
  const label = (
    <>
      <Mail size={18} />
      <span className={styles.actionText}>{t('sendEmail')}</span>
    </>
  );
  const { allowed, reason } = reach.email;
  // Whoever turned the follow-ups off may still be answered: that is asked below.
  if (!allowed && reason !== optedOut) {
    return (
      <NotAllowed reason={reason}>
        <Mail size={18} />
        {t('notToMail')}
      </NotAllowed>
    );
  }
  if (mailOptOut === null) {
    return (
      <ButtonLink
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={log}
      >
        {label}
      </ButtonLink>
    );
  }
  const write = () => {
    setIsAsking(false);
    window.open(link, '_blank', 'noopener,noreferrer');
    log();
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{label}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('optedOut.title', { firstName })}
        confirm={t('optedOut.confirm')}
        isPending={false}
        onConfirm={write}
      >
        {t('optedOut.text', {
          via: mailOptOut.via,
          date: formatDate(mailOptOut.at, 'en', ownTimeZone()),
        })}
      </ConfirmDialog>
    </>
  );
}
