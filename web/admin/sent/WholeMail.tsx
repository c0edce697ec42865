import { useMay } from '../queries/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { resendMail } from '#core/contract/mail/sent-mails.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import { Arrow } from '#web/kit/icons.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { SentMail } from '../api-types.ts';
import { toastRefusal } from '../toast-refusal.ts';
import { sentMailKeys, sentMailQuery } from '../queries/sent-mails.ts';
import { previewDocument } from '../templates/preview-document.ts';
import { stateTones } from './sent-mail-columns.tsx';
import styles from './sent-mail.module.css';
import { useMailKind } from './sent-mail-columns.tsx';

function MailFacts({ mail }: { mail: SentMail }) {
  const t = useTranslations('admin.sentMail');
  const kindOf = useMailKind();
  const { state, reason, serverAnswer, messageId, leadId, sentAt, nextTryAt } = mail;
  const facts = {
    state: <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>,
    recipient: mail.recipient ?? t('staff'),
    kind: kindOf(mail.kind),
    written: <ExactTime value={mail.createdAt} />,
    sent: sentAt && <ExactTime value={sentAt} />,
    nextTry: nextTryAt && <ExactTime value={nextTryAt} />,
    attempts: String(mail.attempts),
    reason,
    answer: serverAnswer && <code>{serverAnswer}</code>,
    messageId: messageId && <code>{messageId}</code>,
    lead: leadId !== null && <Link to={adminLeadPath(leadId)}>{leadReference(leadId)}</Link>,
  };
  const names = Object.keys(facts) as (keyof typeof facts)[];
  return (
    <dl className={styles.facts}>
      {names.map(
        (name) =>
          facts[name] && (
            <div key={name}>
              <dt>{t(`one.${name}`)}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function useQuestion({ state, reason, recipient }: SentMail): string {
  const t = useTranslations('admin.sentMail');
  const to = recipient ?? t('staff');
  if (state === 'withheld') {
    return t('one.withheldQuestion', { reason: reason ?? '', recipient: to });
  }
  return state === 'sent' ? t('one.question', { recipient: to }) : t('one.unsentQuestion');
}

function ResendMail({ mail }: { mail: SentMail }) {
  const t = useTranslations('admin.sentMail.one');
  const question = useQuestion(mail);
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useWrite(resendMail, {
    makesStale: [sentMailKeys.all],
    onSuccess() {
      setOpen(false);
      toastSuccess({ title: t('resent') });
    },
    onError: (error) => toastRefusal(t('resendFailed'), error),
  });
  const mayResend = useMay()(resendMail);
  if (!mayResend || mail.areWordsHidden || mail.state === 'waiting') {
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
          mutate({ params: { id: mail.id }, body: { isWithheldMeant: mail.state === 'withheld' } })
        }
      >
        {question}
      </ConfirmDialog>
    </>
  );
}

function Words({ mail: { areWordsHidden, html, text } }: { mail: SentMail }) {
  const t = useTranslations('admin.sentMail.one');
  if (areWordsHidden || text === null) {
    return <p className={shared.small}>{areWordsHidden ? t('secret') : t('noWords')}</p>;
  }
  return (
    <>
      {html !== null && (
        // No script, form, window or request: not even where the server had let one through.
        <iframe
          className={`${shared.mail} ${styles.frame}`}
          title={t('frame')}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={previewDocument(html)}
        />
      )}
      <details
        className={shared.mailText}
        open={html === null}
      >
        <summary>{t('text')}</summary>
        <pre>{text}</pre>
      </details>
    </>
  );
}

export function WholeMail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('admin.sentMail');
  const mail = useQuery(sentMailQuery(id));
  return (
    <div className={styles.whole}>
      <ToolButton
        variant="quiet"
        onClick={onClose}
      >
        <Arrow
          direction="left"
          size={16}
        />
        {t('back')}
      </ToolButton>
      <Loaded
        query={mail}
        failure={t('one.failed')}
        lines={10}
      >
        {(loaded) => (
          <div className={styles.columns}>
            <Card
              title={loaded.subject ?? t('notWritten')}
              aside={<ResendMail mail={loaded} />}
            >
              <Words mail={loaded} />
            </Card>
            <Card title={t('one.facts')}>
              <MailFacts mail={loaded} />
            </Card>
          </div>
        )}
      </Loaded>
    </div>
  );
}
