import type * as z from 'zod/mini';
import type { readSentMail as readContract } from '#core/contract/mail/sent-mails.ts';
import { secretMails } from '#core/domain/mail/mail-kind.ts';
import { findPage } from '#server/platform/find-page.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { auditRead } from '../../../audit-read.ts';
import type { Context, StaffContext } from '../../../context.ts';
import { type KeptWords, readMailWords } from './read-mail-words.ts';
import {
  findMailsOfLead,
  findSentMail,
  type ListedMail,
  type SentMail,
  sentMailList,
  type SentMailQuery,
} from './queries.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findLeadMails } from '../queries.ts';

function presentSentMail(mail: ListedMail, words: KeptWords) {
  const { status, createdAt, sentAt, runAt } = mail;
  return {
    id: mail.id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: words.state === 'kept' ? words.subject : null,
    state: status === 'done' ? ('sent' as const) : status,
    attempts: mail.attempts,
    reason: mail.lastError,
    serverAnswer: mail.serverAnswer,
    createdAt,
    sentAt,
    nextTryAt: status === 'waiting' ? runAt : null,
    leadId: mail.leadId,
  };
}

/** A page of mails. Audited as a read, without the search text. */
export async function listSentMails(context: StaffContext, query: SentMailQuery) {
  const found = await findPage(context.db, sentMailList(query), query);
  const words = await readMailWords(context.db, found.items);
  const items = found.items.map((mail, at) => presentSentMail(mail, words[at]!));
  await auditRead(context, 'mail.list', 'job', {
    shown: {
      page: query.page,
      isSearch: Boolean(query.q),
      shown: items.length,
    },
    leadIds: items.flatMap(({ leadId }) => leadId ?? []),
  });
  return { ...found, items };
}

export const noSuchMail = (): HttpError =>
  new HttpError(404, 'There is no email with this number.');

type WordsState = z.output<(typeof readContract)['answer']>['wordsState'];

/** A mail as staff read it: its text, or the reason why there is none. */
function wordsStateOf(
  { kind, status }: Pick<SentMail, 'kind' | 'status'>,
  { state }: KeptWords,
): WordsState {
  if (secretMails.has(kind)) {
    return 'hidden';
  }
  if (state !== 'none') {
    return state;
  }
  return status === 'done' ? 'erased' : 'unwritten';
}

/**
 * One mail with its words as it was sent, unless they hold a key, were erased, or do not match
 * their checksum; 404 if there is none. Audited, because it is about a person.
 */
export async function readSentMail(context: StaffContext, { id }: { id: number }) {
  const mail = demand(await findSentMail(context.db, id), noSuchMail);
  await auditRead(context, 'mail.view', 'job', {
    entityId: id,
    leadIds: mail.leadId === null ? [] : [mail.leadId],
  });
  const [words] = await readMailWords(context.db, [mail]);
  const wordsState = wordsStateOf(mail, words!);
  const { text, html } =
    wordsState === 'kept' && words!.state === 'kept' ? words! : { text: null, html: null };
  const { language, messageId } = mail;
  return { ...presentSentMail(mail, words!), language, messageId, text, html, wordsState };
}

/**
 * Every mail about the person of a lead, and those of these events, with its words as they were
 * sent, oldest first.
 */
export async function readMailsOfLead(
  { db }: Pick<Context, 'db'>,
  leadId: number,
  events: readonly string[],
) {
  const mails = await findMailsOfLead(db, leadId, events);
  const words = await readMailWords(db, mails);
  return mails.map((mail, at) => {
    const { id, kind, recipient, language, status, messageId, createdAt, sentAt } = mail;
    const wordsState = wordsStateOf(mail, words[at]!);
    const said = words[at]!;
    return {
      id,
      kind,
      recipient,
      language,
      state: status === 'done' ? ('sent' as const) : status,
      messageId,
      createdAt,
      sentAt,
      wordsState,
      words: wordsState === 'kept' && said.state === 'kept' ? said : null,
    };
  });
}

export async function listLeadMails(db: Queryable, leadId: number) {
  const mails = await findLeadMails(db, leadId);
  return mails.map(({ status, ...mail }) => ({
    ...mail,
    status: status === 'done' ? 'sent' : status,
  }));
}
