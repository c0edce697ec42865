import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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
import { useMailKind } from './use-mail-words.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function MailFacts({ mail }: { mail: SentMail }) {
  const t = useTranslations('admin.sentMail');
  const kindOf = useMailKind();
  const { state, reason, serverAnswer, messageId, leadId, sentAt, nextTryAt } = mail;
  return (
    <dl className={styles.facts}>
      <Fact name={t('one.state')}>
        <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
      </Fact>
      <Fact name={t('one.recipient')}>{mail.recipient ?? t('staff')}</Fact>
      <Fact name={t('one.kind')}>{kindOf(mail.kind)}</Fact>
      <Fact name={t('one.written')}>
        <ExactTime value={mail.createdAt} />
      </Fact>
      {sentAt && (
        <Fact name={t('one.sent')}>
          <ExactTime value={sentAt} />
        </Fact>
      )}
      {nextTryAt && (
        <Fact name={t('one.nextTry')}>
          <ExactTime value={nextTryAt} />
        </Fact>
      )}
      <Fact name={t('one.attempts')}>{mail.attempts}</Fact>
      {reason && <Fact name={t('one.reason')}>{reason}</Fact>}
      {serverAnswer && (
        <Fact name={t('one.answer')}>
          <code>{serverAnswer}</code>
        </Fact>
      )}
      {messageId && (
        <Fact name={t('one.messageId')}>
          <code>{messageId}</code>
        </Fact>
      )}
      {leadId !== null && (
        <Fact name={t('one.lead')}>
          <Link to={adminLeadPath(leadId)}>{leadReference(leadId)}</Link>
        </Fact>
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

interface WholeMailProps {
  /** As it stands in the address. */
  id: string;
  onClose: () => void;
}

export function WholeMail({ id, onClose }: WholeMailProps) {
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
