import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { listSentMails, readSentMail, resendMail } from '#core/contract/mail/sent-mails.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { Arrow } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { SentMail } from '../../api-types.ts';
import { ShownMail } from '../templates/ShownMail.tsx';
import { stateTones, useMailKind } from './sent-mail-columns.tsx';
import styles from './sent-mail.module.css';
import { useMay } from '../../navigation/session-query.ts';

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
    <dl className={`${shared.tightRows} ${styles.facts}`}>
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

/** States whose email cannot be sent again. */
const isLost: ReadonlySet<SentMail['wordsState']> = new Set(['hidden', 'erased', 'altered']);

function ResendMail({ mail }: { mail: SentMail }) {
  const t = useTranslations('admin.sentMail.one');
  const question = useQuestion(mail);
  const mayResend = useMay()(resendMail);
  if (!mayResend || isLost.has(mail.wordsState) || mail.state === 'waiting') {
    return null;
  }
  return (
    <ConfirmedWrite
      button={<ToolButton>{t('resend')}</ToolButton>}
      pending={t('resending')}
      entry={resendMail}
      options={{ params: { id: mail.id }, body: { isWithheldMeant: mail.state === 'withheld' } }}
      makesStale={[allUnder(listSentMails)]}
      title={t('resend')}
      confirm={t('resend')}
      done={t('resent')}
      failed={t('resendFailed')}
    >
      {question}
    </ConfirmedWrite>
  );
}

function Words({ mail: { wordsState, html, text } }: { mail: SentMail }) {
  const t = useTranslations('admin.sentMail.one');
  if (wordsState !== 'kept') {
    return <p className={shared.small}>{t(`withoutWords.${wordsState}`)}</p>;
  }
  return (
    <ShownMail
      html={html}
      // A kept text is never null.
      text={text!}
      labels={{ frame: t('frame'), text: t('text') }}
      className={styles.frame}
    />
  );
}

export function WholeMail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('admin.sentMail');
  const mail = useQuery(callQuery(readSentMail, { params: { id } }));
  return (
    <div className={styles.whole}>
      <ToolButton variant="quiet" onClick={onClose}>
        <Arrow direction="left" size={16} />
        {t('back')}
      </ToolButton>
      <Loaded query={mail} failure={t('one.failed')} lines={10}>
        {(loaded) => (
          <div className={styles.columns}>
            <Card title={loaded.subject ?? t('notWritten')} aside={<ResendMail mail={loaded} />}>
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
