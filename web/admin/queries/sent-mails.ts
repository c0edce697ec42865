import { readSentMail } from '#core/contract/mail/sent-mails.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const sentMailKeys = nounKeys('sent-mails');

export const sentMailQuery = (id: string) =>
  callQuery(sentMailKeys.one(id), readSentMail, { params: { id } });
