import * as calendar from '#core/contract/calendar.ts';
import * as contract from '#core/contract/lead/contact.ts';
import * as mails from '#core/contract/lead/mail.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import {
  readCalendarLink,
  removeCalendarLink,
  renewCalendarLink,
} from './calendar/calendar-links.ts';
import { readCalendar } from './calendar/read-calendar.ts';
import { listCalls } from './list-calls.ts';
import { logCall, logMessage } from './log-call.ts';
import { readLeadPermission } from './read-lead-permission.ts';
import { sendLeadMail } from './send-lead-mail.ts';
import { clearFollowUp, setFollowUp } from './set-follow-up.ts';

export function contactRoutes(router: Router): void {
  addRoute(router, contract.readPermission, (context, { params }) =>
    readLeadPermission(context, params),
  );
  addRoute(router, mails.sendLeadMail, (context, { params, body }) =>
    sendLeadMail(context, { ...body, ...params }),
  );
  addRoute(router, contract.listCalls, (context, { params }) => listCalls(context, params));
  addRoute(router, contract.logCall, (context, { params, body }) =>
    logCall(context, { ...body, ...params }),
  );
  addRoute(router, contract.logMessage, (context, { params, body }) =>
    logMessage(context, { ...body, ...params }),
  );
  addRoute(router, contract.setFollowUp, (context, { params, body }) =>
    setFollowUp(context, { ...body, ...params }),
  );
  addRoute(router, contract.clearFollowUp, (context, { params }) => clearFollowUp(context, params));
  addRoute(router, calendar.readCalendar, (context, { params }) => readCalendar(context, params));
  addRoute(router, calendar.readCalendarLink, (context) => readCalendarLink(context));
  addRoute(router, calendar.renewCalendarLink, (context) => renewCalendarLink(context));
  addRoute(router, calendar.removeCalendarLink, (context) => removeCalendarLink(context));
}
