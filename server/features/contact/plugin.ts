import * as contract from '#core/contract/lead/contact.ts';
import * as mails from '#core/contract/lead/mail.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { readLeadPermission } from './read-lead-permission.ts';
import { sendLeadMail } from './send-lead-mail.ts';

export function contactRoutes(router: Router): void {
  addRoute(router, contract.readPermission, (context, { params }) =>
    readLeadPermission(context, params),
  );
  addRoute(router, mails.sendLeadMail, (context, { params, body }) =>
    sendLeadMail(context, { ...body, ...params }),
  );
}
