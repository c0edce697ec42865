import { secretMails } from '#core/domain/mail/mail-kind.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { findSentMail, type SentMail, sentMailList, type SentMailQuery } from './queries.ts';

/** A mail as a row of the list. */
function presentSentMail({
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

/** A page of mails. Audited as a read, without the search text. */
export async function listSentMails(context: Context<StaffActor>, query: SentMailQuery) {
  const page = await findPage(context.db, sentMailList(query), query, presentSentMail);
  await auditRead(context, {
    action: 'mail.list',
    entity: 'job',
    shown: {
      page: query.page,
      isSearch: Boolean(query.q),
      shown: page.items.length,
    },
    leadIds: page.items.flatMap(({ leadId }) => leadId ?? []),
  });
  return page;
}

export const noSuchMail = (): HttpError =>
  new HttpError(404, 'There is no email with this number.');

/** Subject and text of a mail, as far as stored. */
export interface Words {
  subject?: string;
  text?: string;
  html?: string;
}

/**
 * One mail with its words, unless they hold a key; 404 if there is none. Audited, because it is
 * about a person.
 */
export async function readSentMail(context: Context<StaffActor>, { id }: { id: number }) {
  const mail = await findSentMail(context.db, id);
  if (!mail) {
    throw noSuchMail();
  }
  await auditRead(context, {
    action: 'mail.view',
    entity: 'job',
    entityId: id,
    leadIds: mail.leadId === null ? [] : [mail.leadId],
  });
  const { payload, language, messageId, handovers: _none, ...row } = mail;
  const areWordsHidden = secretMails.has(row.kind);
  const { text = null, html = null } = areWordsHidden ? {} : (payload as Words);
  return { ...presentSentMail(row), language, messageId, text, html, areWordsHidden };
}
