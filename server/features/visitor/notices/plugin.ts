import * as letters from '#core/contract/visitor/letters.ts';
import * as contract from '#core/contract/visitor/notice.ts';
import { addAction, addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { addressNotice } from './address-notice.ts';
import { countNotices, listNotices } from './list-notices.ts';
import { sendLetter, setNoticeAside } from './send-letter.ts';

export function noticeRoutes(router: Router): void {
  addRoute(router, contract.addressNotice, (context, { body }) => addressNotice(context, body));
  addRoute(router, letters.listNotices, (context, { query }) => listNotices(context, query));
  addRoute(router, letters.countNotices, (context) => countNotices(context));
  addAction(router, letters.sendLetter, sendLetter);
  addAction(router, letters.setNoticeAside, setNoticeAside);
}
