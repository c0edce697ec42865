import { queryOptions } from '@tanstack/react-query';
import { readSentMail } from '#core/contract/mail/sent-mails.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const sentMailKeys = nounKeys('sent-mails');

export function sentMailQuery(id: string) {
  return queryOptions({
    queryKey: sentMailKeys.one(id),
    queryFn: ({ signal }) => call(readSentMail, { params: { id }, signal }),
  });
}
