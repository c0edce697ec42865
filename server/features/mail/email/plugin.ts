import * as wishes from '#core/contract/partners/affiliate/mails.ts';
import * as sent from '#core/contract/mail/sent-mails.ts';
import * as contract from '#core/contract/mail/templates.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { changeMailWishes, readMailWishes } from './choices/choose-mails.ts';
import { readMailHold, releaseMails } from './hold/hold-mails.ts';
import { listSentMails, readSentMail } from './sent/list-sent-mails.ts';
import { resendMail } from './sent/resend-mail.ts';
import { testTemplate } from './test-template.ts';

export function emailRoutes(router: Router): void {
  addRoute(router, contract.testTemplate, (context, { params, body }) =>
    testTemplate(context, { ...body, ...params }),
  );
  addRoute(router, wishes.readMailWishes, (context) => readMailWishes(context));
  addRoute(router, wishes.changeMailWishes, (context, { body }) => changeMailWishes(context, body));
  addRoute(router, sent.listSentMails, (context, { query }) => listSentMails(context, query));
  addRoute(router, sent.readMailHold, (context) => readMailHold(context));
  addRoute(router, sent.releaseMails, (context, { body }) => releaseMails(context, body));
  addRoute(router, sent.readSentMail, (context, { params }) => readSentMail(context, params));
  addRoute(router, sent.resendMail, (context, { params, body }) =>
    resendMail(context, { ...body, ...params }),
  );
}
