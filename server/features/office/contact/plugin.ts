import * as calendar from '#core/contract/office/calendar.ts';
import * as contract from '#core/contract/office/contact.ts';
import * as mails from '#core/contract/office/mail.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import {
  readCalendarLink,
  removeCalendarLink,
  renewCalendarLink,
} from '../../accounts/sign-in/calendar/calendar-links.ts';
import { readCalendar } from './calendar/read-calendar.ts';
import { listCalls, logCall, logMessage } from './log-call.ts';
import { readLeadPermission } from './read-lead-permission.ts';
import { sendLeadMail } from './send-lead-mail.ts';
import { clearFollowUp, setFollowUp } from './set-follow-up.ts';

export function contactRoutes(router: Router): void {
  addAction(router, contract.readPermission, readLeadPermission);
  addAction(router, mails.sendLeadMail, sendLeadMail);
  addAction(router, contract.listCalls, listCalls);
  addAction(router, contract.logCall, logCall);
  addAction(router, contract.logMessage, logMessage);
  addAction(router, contract.setFollowUp, setFollowUp);
  addAction(router, contract.clearFollowUp, clearFollowUp);
  addAction(router, calendar.readCalendar, readCalendar);
  addAction(router, calendar.readCalendarLink, readCalendarLink);
  addAction(router, calendar.renewCalendarLink, renewCalendarLink);
  addAction(router, calendar.removeCalendarLink, removeCalendarLink);
}
