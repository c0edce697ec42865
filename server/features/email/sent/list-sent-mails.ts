import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../../require-admin.ts';
import { presentSentMail } from './present.ts';
import { sentMailList, type SentMailQuery } from './queries.ts';

/**
 * A page of the mails; 403 for staff who are not admins, because mails name all leads. Audited,
 * without the text that was searched for.
 */
export async function listSentMails(context: Context<StaffActor>, query: SentMailQuery) {
  requireAdmin(context.actor);
  const page = await findPage(context.db, sentMailList(query), query, presentSentMail);
  await auditRead(context, {
    action: 'mail.list',
    entity: 'job',
    shown: {
      page: query.page,
      isSearch: Boolean(query.q),
      shown: page.items.length,
    },
  });
  return page;
}
