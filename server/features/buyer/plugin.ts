import type { FastifyRequest } from 'fastify';
import * as contract from '#core/contract/buyer/own-page.ts';
import { addAction, addRoute } from '#server/platform/contract-routes.ts';
import { forgetLink, heldLink, keepLink } from '../accounts/buyer-links/keep-link.ts';
import type { Context, Router } from '../context.ts';
import { askForLink, openOwnPage } from './open-own-page.ts';
import { asBuyer, asHolder, asReader, asStopper } from './as-buyer.ts';
import { changeOwnPage, confirmEmail } from './change-own-page.ts';
import { downloadOwnData, readOwnPage } from './read-own-page.ts';
import { askErasure, revokeOwnLinks, withdrawApplication } from './withdraw-application.ts';
import { readCallEntry, readSpecialistCard } from './read-call-entry.ts';
import { revokeSharedLink, sharePage } from './share-page.ts';

/** The buyer's own page as calls; `server/pages/my` has it as a page with forms. */
export function ownPageRoutes(router: Router): void {
  const { config } = router.services;
  type Asked = { params: { token: string }; request: FastifyRequest };
  const held = (context: Context, { params: { token }, request }: Asked) =>
    [context, token, heldLink(config, request, token)] as const;
  addAction(router, contract.askForLink, askForLink);
  addAction(router, contract.confirmEmail, confirmEmail);
  addRoute(router, contract.openOwnPage, async (context, { params, body, request, reply }) => {
    const link = await openOwnPage(context, { ...params, ...body });
    keepLink(config, { request, reply }, link);
  });
  addRoute(router, contract.readOwnPage, async (...asked) =>
    readOwnPage(await asHolder(...held(...asked))),
  );
  addRoute(router, contract.changeOwnPage, async (context, asked) =>
    changeOwnPage(await asStopper(...held(context, asked)), asked.body),
  );
  addRoute(router, contract.withdrawApplication, async (...asked) =>
    withdrawApplication(await asStopper(...held(...asked))),
  );
  addRoute(router, contract.askErasure, async (...asked) =>
    askErasure(await asBuyer(...held(...asked))),
  );
  addRoute(router, contract.sharePage, async (...asked) =>
    sharePage(await asBuyer(...held(...asked))),
  );
  addRoute(router, contract.revokeSharedLink, async (context, asked) =>
    revokeSharedLink(await asBuyer(...held(context, asked)), asked.params),
  );
  addRoute(router, contract.revokeOwnLinks, async (context, asked) => {
    await revokeOwnLinks(await asBuyer(...held(context, asked)));
    forgetLink(config, asked.reply);
  });
  addRoute(router, contract.closeOwnPage, (_context, { reply }) => forgetLink(config, reply));
  addRoute(router, contract.readCallEntry, async (...asked) =>
    readCallEntry(await asReader(...held(...asked))),
  );
  addRoute(router, contract.readSpecialistCard, async (...asked) =>
    readSpecialistCard(await asReader(...held(...asked))),
  );
  addRoute(router, contract.downloadOwnData, async (...asked) =>
    downloadOwnData(await asBuyer(...held(...asked))),
  );
}
