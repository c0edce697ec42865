import * as wishes from '#core/contract/affiliate/mails.ts';
import * as sent from '#core/contract/mail/sent-mails.ts';
import * as contract from '#core/contract/mail/templates.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { changeMailWishes } from './choices/change-mail-wishes.ts';
import { readMailWishes } from './choices/read-mail-wishes.ts';
import { listSentMails } from './sent/list-sent-mails.ts';
import { readSentMail } from './sent/read-sent-mail.ts';
import { resendMail } from './sent/resend-mail.ts';
import { testTemplate } from './test-template.ts';

export function emailRoutes(router: Router): void {
  addRoute(router, contract.testTemplate, (context, { params, body }) =>
    testTemplate(context, { ...body, ...params }),
  );
  addRoute(router, wishes.readMailWishes, (context) => readMailWishes(context));
  addRoute(router, wishes.changeMailWishes, (context, { body }) => changeMailWishes(context, body));
  addRoute(router, sent.listSentMails, (context, { query }) => listSentMails(context, query));
  addRoute(router, sent.readSentMail, (context, { params }) => readSentMail(context, params));
  addRoute(router, sent.resendMail, (context, { params, body }) =>
    resendMail(context, { ...body, ...params }),
  );
}
