import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import type { SentMail } from '../api-types.ts';
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

export function MailFacts({ mail }: { mail: SentMail }) {
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
