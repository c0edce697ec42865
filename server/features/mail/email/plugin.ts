import * as wishes from '#core/contract/partners/affiliate/mails.ts';
import * as sent from '#core/contract/mail/sent-mails.ts';
import * as contract from '#core/contract/mail/templates.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { changeMailWishes, readMailWishes } from './choices/choose-mails.ts';
import { readMailHold, releaseMails } from './hold/hold-mails.ts';
import { listSentMails, readSentMail } from './sent/list-sent-mails.ts';
import { resendMail } from './sent/resend-mail.ts';
import { testTemplate } from './test-template.ts';

export function emailRoutes(router: Router): void {
  addAction(router, contract.testTemplate, testTemplate);
  addAction(router, wishes.readMailWishes, readMailWishes);
  addAction(router, wishes.changeMailWishes, changeMailWishes);
  addAction(router, sent.listSentMails, listSentMails);
  addAction(router, sent.readMailHold, readMailHold);
  addAction(router, sent.releaseMails, releaseMails);
  addAction(router, sent.readSentMail, readSentMail);
  addAction(router, sent.resendMail, resendMail);
}
