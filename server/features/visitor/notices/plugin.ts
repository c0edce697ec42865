import * as letters from '#core/contract/visitor/letters.ts';
import * as contract from '#core/contract/visitor/notice.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { addressNotice } from './address-notice.ts';
import { countNotices, listNotices } from './list-notices.ts';
import { sendLetter, setNoticeAside } from './send-letter.ts';

export function noticeRoutes(router: Router): void {
  addAction(router, contract.addressNotice, addressNotice);
  addAction(router, letters.listNotices, listNotices);
  addAction(router, letters.countNotices, countNotices);
  addAction(router, letters.sendLetter, sendLetter);
  addAction(router, letters.setNoticeAside, setNoticeAside);
}
