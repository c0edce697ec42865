import * as contract from '#core/contract/lead/own-page.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { forgetLink, heldLink, keepLink } from '../buyer-links/keep-link.ts';
import type { Router } from '../context.ts';
import { askForLink } from './ask-for-link.ts';
import { asBuyer, asHolder, asReader, asStopper } from './as-buyer.ts';
import { changeOwnPage } from './change-own-page.ts';
import { downloadOwnData } from './download-own-data.ts';
import { askErasure, revokeOwnLinks, withdrawApplication } from './withdraw-application.ts';
import { openOwnPage } from './open-own-page.ts';
import { readCallEntry } from './read-call-entry.ts';
import { revokeSharedLink, sharePage } from './share-page.ts';
import { readSpecialistCard } from './read-specialist-card.ts';
import { readOwnPage } from './read-own-page.ts';

/** The buyer's own page as calls; `server/pages/my` has it as a page with forms. */
export function ownPageRoutes(router: Router): void {
  const { config } = router.services;
  addRoute(router, contract.askForLink, (context, { body }) => askForLink(context, body));
  addRoute(router, contract.openOwnPage, async (context, { params, body, request, reply }) => {
    const link = await openOwnPage(context, { ...params, ...body });
    keepLink(config, { request, reply }, link);
  });
  addRoute(router, contract.readOwnPage, async (context, { params, request }) =>
    readOwnPage(await asHolder(context, params.token, heldLink(config, request, params.token))),
  );
  addRoute(router, contract.changeOwnPage, async (context, { params, body, request }) =>
    changeOwnPage(
      await asStopper(context, params.token, heldLink(config, request, params.token)),
      body,
    ),
  );
  addRoute(router, contract.withdrawApplication, async (context, { params, request }) =>
    withdrawApplication(
      await asStopper(context, params.token, heldLink(config, request, params.token)),
    ),
  );
  addRoute(router, contract.askErasure, async (context, { params, request }) =>
    askErasure(await asBuyer(context, params.token, heldLink(config, request, params.token))),
  );
  addRoute(router, contract.sharePage, async (context, { params, request }) =>
    sharePage(await asBuyer(context, params.token, heldLink(config, request, params.token))),
  );
  addRoute(router, contract.revokeSharedLink, async (context, { params, request }) =>
    revokeSharedLink(
      await asBuyer(context, params.token, heldLink(config, request, params.token)),
      params,
    ),
  );
  addRoute(router, contract.revokeOwnLinks, async (context, { params, request, reply }) => {
    await revokeOwnLinks(
      await asBuyer(context, params.token, heldLink(config, request, params.token)),
    );
    forgetLink(config, reply);
  });
  addRoute(router, contract.readCallEntry, async (context, { params, request }) =>
    readCallEntry(await asReader(context, params.token, heldLink(config, request, params.token))),
  );
  addRoute(router, contract.readSpecialistCard, async (context, { params, request }) =>
    readSpecialistCard(
      await asReader(context, params.token, heldLink(config, request, params.token)),
    ),
  );
  addRoute(router, contract.downloadOwnData, async (context, { params, request }) =>
    downloadOwnData(await asBuyer(context, params.token, heldLink(config, request, params.token))),
  );
}
