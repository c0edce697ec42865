import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addNote, listNotes } from '#core/contract/leads/notes.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { theirTime } from '#core/domain/permission/local-time.ts';
import { optedOut } from '#core/domain/permission/channel-permissions.ts';
import { formatDate } from '#core/i18n/format.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Mail, Pencil, Phone } from '#web/kit/icons.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { composeLink, telephoneLink, textLink } from '#web/office/parts/contact-links.ts';
import { useMoment } from '#web/office/parts/RelativeTime.tsx';
import { inSpan } from '#web/office/parts/rich-tags.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { termInForce } from '../../programme/validity.ts';
import { useContact } from './contact/contact-state.ts';
import { WayButton } from './contact/WayButton.tsx';
import styles from './lead.module.css';
import { usePermission } from './contact/use-permission.ts';

/** Replaces an action that is not permitted, and says why. */
function NotAllowed({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <Button className={styles.notAllowed} aria-disabled title={reason}>
      {children}
      <span className="visually-hidden">({reason})</span>
    </Button>
  );
}

/** Why a lead may not be called: not before a given hour, or not at all. */
function useNotToCall(lead: LeadDetail): string {
  const t = useTranslations('admin.lead');
  const { phone, timeZone } = usePermission(lead);
  const moment = useMoment();
  if (phone.allowed || phone.until === null) {
    return t('notToCall');
  }
  return t('notYet', { when: theirTime(timeZone, new Date(phone.until), new Date(moment)) });
}

function CallLink({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead');
  const notToCall = useNotToCall(lead);
  const { firstName, phone, contactMethod } = lead;
  const icon = <Phone size={18} />;
  if (phone === '') {
    return (
      <NotAllowed reason={lead.reach.phone.reason}>
        {icon}
        {notToCall}
      </NotAllowed>
    );
  }
  return (
    <WayButton
      lead={lead}
      channel="phone"
      variant={contactMethod === 'text' ? 'outline' : 'ink'}
      href={telephoneLink(phone)}
      denied={
        <>
          {icon}
          {notToCall}
        </>
      }
    >
      {icon}
      <span className={styles.actionText}>{t.rich('call', { firstName, name: inSpan })}</span>
    </WayButton>
  );
}

/** Shown if there is a number, and a text is preferred or allowed. */
function TextLink({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.contact');
  const { phone, contactMethod, reach } = lead;
  if (phone === '' || (contactMethod !== 'text' && !reach.sms.allowed)) {
    return null;
  }
  return (
    <WayButton
      lead={lead}
      channel="sms"
      variant={contactMethod === 'text' ? 'ink' : 'outline'}
      href={textLink(phone)}
      denied={t('notToText')}
    >
      {t('text')}
    </WayButton>
  );
}

/** The program's name in the subject until the terms have loaded. */
const specifiedName = 'FHA Solar Grant';

/**
 * Opens the compose window of a webmail with a follow-up in it, and notes that a draft was opened:
 * it is unknown here whether it was sent. If the person wants no follow-ups, staff must confirm
 * first.
 */
function SendEmail({ lead }: { lead: LeadDetail }) {
  const { id, firstName, lastName, email, mailOptOut, reach } = lead;
  const [isAsking, setIsAsking] = useState(false);
  const t = useTranslations('admin.lead');
  const notes = useTranslations('admin.notes');
  const name = `${firstName} ${lastName}`;
  const { data: terms } = useQuery(callQuery(readProgramme));
  const programme = termInForce(terms, 'programmeName') ?? specifiedName;
  const subject = t('mailSubject', { programme, name });
  const { mutate } = useWrite(addNote, {
    makesStale: [listNotes, listLeadTimeline],
    done: notes('mailNoted'),
    about: () => notes('mailNotedText'),
    onError: () => toastError({ title: notes('mailFailed') }),
  });
  const { begin } = useContact();
  const log = () => {
    // It is unknown here whether the draft was sent; the panel below the head asks.
    begin({ channel: 'email', at: new Date().toISOString() });
    const content = notes('mailOpened', { name, email, subject });
    mutate({ body: { leadId: id, content, authorType: 'admin' } });
  };
  const lender = termInForce(terms, 'lenderName') ?? 'none';
  const link = composeLink(email, subject, t('mailBody', { firstName, lender }));
  const label = (
    <>
      <Mail size={18} />
      <span className={styles.actionText}>{t('sendEmail')}</span>
    </>
  );
  const { allowed, reason } = reach.email;
  // Staff may still answer an applicant who opted out of follow-ups: the code below asks.
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
        title={t('sendEmailHint')}
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
  const date = formatDate(mailOptOut.at, 'en', ownTimeZone());
  return (
    <>
      <Button title={t('sendEmailHint')} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('optedOut.title', { firstName })}
        confirm={t('optedOut.confirm')}
        isPending={false}
        onConfirm={write}
      >
        {t('optedOut.text', { via: mailOptOut.via, date })}
      </ConfirmDialog>
    </>
  );
}

/** Scrolls to the note field, which is far down on a phone. */
function toNewNote(): void {
  const field = document.querySelector<HTMLElement>('textarea[aria-keyshortcuts=n]');
  // To the middle: at the bottom the bar with this button would cover it.
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The bar at the foot of the window; on a low one below the head. */
export function LeadActions({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead');
  const prefersText = lead.contactMethod === 'text';
  return (
    <div className={styles.actions}>
      {prefersText && <TextLink lead={lead} />}
      <CallLink lead={lead} />
      {!prefersText && <TextLink lead={lead} />}
      <SendEmail lead={lead} />
      <Button
        className={styles.writeNote}
        aria-label={t('writeNote')}
        title={t('writeNote')}
        onClick={toNewNote}
      >
        <Pencil size={18} />
      </Button>
    </div>
  );
}
