import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { addNote, listNotes } from '#core/contract/leads/notes.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { sendLeadMail } from '#core/contract/office/mail.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { theirTime } from '#core/domain/permission/local-time.ts';
import { optedOut } from '#core/domain/permission/channel-permissions.ts';
import { formatDate } from '#core/i18n/format.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Chevron, Mail, Phone } from '#web/kit/icons.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { composeLink, telephoneLink, textLink } from '#web/office/parts/contact-links.ts';
import { useMoment } from '#web/office/parts/RelativeTime.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import { inSpan } from '#web/office/parts/rich-tags.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { UnsavedBadge } from '../../draft/DraftDialog.tsx';
import { May } from '../../May.tsx';
import { termInForce } from '../../programme/validity.ts';
import { useContact } from './contact/contact-state.ts';
import { NextLead } from './contact/NextLead.tsx';
import { WayButton } from './contact/WayButton.tsx';
import styles from './lead.module.css';
import shared from '#web/office/styles/shared.module.css';
import { usePermission } from './contact/use-permission.ts';

function NotAllowed({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <Button className={styles.notAllowed} aria-disabled title={reason}>
      {children}
      <span className="visually-hidden">({reason})</span>
    </Button>
  );
}

function Preferred({ lead, method }: { lead: LeadDetail; method: LeadDetail['contactMethod'] }) {
  const t = useTranslations('admin.contact');
  return (
    lead.contactMethod === method && <span className={styles.preferred}>{t('preferred')}</span>
  );
}

/** Why a lead may not be called: not before a given hour, or not at all. */
function useNotToCall(lead: LeadDetail): ReactNode {
  const t = useTranslations('admin.lead');
  const { phone, timeZone } = usePermission(lead);
  const moment = useMoment();
  if (phone.allowed || phone.until === null) {
    return t('notToCall');
  }
  const when = theirTime(timeZone, new Date(phone.until), new Date(moment));
  const words = t('notYet', { when }).split(/( their time)/);
  // In three parts: on a phone there is room for the hour alone.
  return words.map((part, at) =>
    at === 1 ? (
      <span key={part} className={styles.theirs}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function CallLink({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead');
  const notToCall = useNotToCall(lead);
  const { done } = useContact();
  const { firstName, phone } = lead;
  const icon = <Phone size={18} />;
  if (phone === '') {
    return (
      <NotAllowed reason={lead.reach.phone.reason}>
        {icon}
        <span>{notToCall}</span>
      </NotAllowed>
    );
  }
  return (
    <WayButton
      lead={lead}
      channel="phone"
      variant={done ? 'outline' : 'sun'}
      href={telephoneLink(phone)}
      denied={
        <>
          {icon}
          <span>{notToCall}</span>
        </>
      }
    >
      {icon}
      <span className={styles.actionText}>{t.rich('call', { firstName, name: inSpan })}</span>
      <Preferred lead={lead} method="phone" />
    </WayButton>
  );
}

function TextLink({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.contact');
  const { phone, reach } = lead;
  if (phone === '') {
    return <NotAllowed reason={reach.sms.reason}>{t('notToText')}</NotAllowed>;
  }
  return (
    <WayButton lead={lead} channel="sms" href={textLink(phone)} denied={t('notToText')}>
      {t('text')}
      <Preferred lead={lead} method="text" />
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
  const dialog = useDialog();
  const t = useTranslations('admin.lead');
  const notes = useTranslations('admin.notes');
  const name = `${firstName} ${lastName}`;
  const { data: terms } = useAnswer(readProgramme);
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
      <Preferred lead={lead} method="email" />
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
    dialog.close();
    window.open(link, '_blank', 'noopener,noreferrer');
    log();
  };
  const date = formatDate(mailOptOut.at, 'en', viewerTimeZone());
  return (
    <>
      <Button title={t('sendEmailHint')} onClick={dialog.open}>
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
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

/** Opens the email from the CRM in the place of the note. */
function WriteHere() {
  const t = useTranslations('admin.leadMail');
  const { mail } = useContact();
  return (
    <Button
      aria-label={t('open')}
      title={t('open')}
      aria-keyshortcuts="w"
      aria-expanded={mail.isOpen}
      onClick={mail.open}
    >
      <Chevron size={16} />
      {mail.isUnsaved && <UnsavedBadge />}
    </Button>
  );
}

/** The bar at the foot of the window, in an order that stays; on a low one below the head. */
export function LeadActions({ lead }: { lead: LeadDetail }) {
  return (
    <div className={`${shared.actions} ${styles.actions}`}>
      <CallLink lead={lead} />
      <TextLink lead={lead} />
      <span className={styles.split}>
        <SendEmail lead={lead} />
        {lead.email && (
          <May call={sendLeadMail}>
            <WriteHere />
          </May>
        )}
      </span>
      <NextLead id={lead.id} />
    </div>
  );
}
