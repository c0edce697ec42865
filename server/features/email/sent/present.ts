import { secretMails } from '#core/domain/mail/mail-kind.ts';
import type { SentMail } from './queries.ts';

/** A mail as it stands in the list. */
export function presentSentMail({
  status,
  lastError,
  createdAt,
  doneAt,
  runAt,
  ...mail
}: Omit<SentMail, 'language' | 'messageId' | 'payload' | 'handovers'>) {
  return {
    ...mail,
    state: status === 'done' ? ('sent' as const) : status,
    reason: lastError,
    createdAt: createdAt.toISOString(),
    sentAt: doneAt?.toISOString() ?? null,
    nextTryAt: status === 'waiting' ? runAt.toISOString() : null,
  };
}

/** What a mail says, as far as it was kept. */
export interface Words {
  subject?: string;
  text?: string;
  html?: string;
}

/** A mail with its words; without them where they hold a key. */
export function presentWholeMail({
  payload,
  language,
  messageId,
  handovers: _none,
  ...row
}: SentMail) {
  const areWordsHidden = secretMails.has(row.kind);
  const { text = null, html = null } = areWordsHidden ? {} : (payload as Words);
  return {
    ...presentSentMail(row),
    language,
    messageId,
    text,
    html,
    areWordsHidden,
  };
}
