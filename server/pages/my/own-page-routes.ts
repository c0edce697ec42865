import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TypedAnswers } from '#core/contract/visitor/forms/typed-answers.ts';
import * as contract from '#core/contract/buyer/own-page.ts';
import { buyerPath, buyerPaths, ownPageSaved, type OwnPageSaved } from '#core/contract/site.ts';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { readLanguage } from '#core/domain/language.ts';
import { meantAddress } from '#core/domain/mail/meant-address.ts';
import { localizedPath } from '#core/i18n/link.ts';
import {
  forgetLink,
  heldLink,
  holdOn,
  keepLink,
} from '#server/features/accounts/buyer-links/keep-link.ts';
import { askForLink, openOwnPage } from '#server/features/buyer/open-own-page.ts';
import {
  asBuyer,
  asHolder,
  asStopper,
  type BuyerContext,
} from '#server/features/buyer/as-buyer.ts';
import { changeOwnPage } from '#server/features/buyer/change-own-page.ts';
import { readOwnPage } from '#server/features/buyer/read-own-page.ts';
import { revokeSharedLink, sharePage } from '#server/features/buyer/share-page.ts';
import {
  askErasure,
  revokeOwnLinks,
  withdrawApplication,
} from '#server/features/buyer/withdraw-application.ts';
import { admit } from '#server/platform/actor.ts';
import { callContext } from '#server/platform/call-context.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { type CountedCall, limitOfCall, routeLimit } from '#server/platform/limits/limit-calls.ts';
import { type FormParts, takeTypedForms } from '../forms/form-routes.ts';
import { visitLanguage } from '../visit-language.ts';
import { answer, sendTo, show, showOpen, tokenOf } from './show-own-page.ts';

/** The change that the address reports as just saved; null for any other word. */
function savedIn({ query }: FastifyRequest): OwnPageSaved | null {
  const { saved } = query as { saved?: unknown };
  return ownPageSaved.find((word) => word === saved) ?? null;
}

/** Does what a form of the page asks for; returns the change that the page confirms. */
type Deed = (context: BuyerContext, typed: TypedAnswers) => Promise<OwnPageSaved>;

/** A switch, a level for the partner, a language or the end of a watch: each form names one. */
async function choose(context: BuyerContext, typed: TypedAnswers): Promise<OwnPageSaved> {
  const way = contactChannels.find((channel) => typed[channel] !== undefined);
  const isOn = way !== undefined && typed[way] === 'on';
  const wanted = contract.changeOwnPage.body!.safeParse({
    channels: way && { [way]: isOn },
    partnerSees: typed['partnerSees'],
    language: typed['language'],
    watch: typed['watch'] === 'off' ? false : undefined,
    consentVersion: typed['consentVersion'],
    shownIn: typed['shownIn'],
  });
  if (!wanted.success) {
    return 'refused';
  }
  await changeOwnPage(context, wanted.data);
  if (way !== undefined) {
    return isOn ? 'on' : 'off';
  }
  if (wanted.data.watch === false) {
    return 'unwatched';
  }
  return wanted.data.partnerSees ? 'partner' : 'language';
}

const deeds: Readonly<Record<string, { call: CountedCall; deed: Deed; as?: typeof asStopper }>> = {
  choose: { call: contract.changeOwnPage, deed: choose, as: asStopper },
  withdraw: {
    call: contract.withdrawApplication,
    as: asStopper,
    deed: async (context) => {
      await withdrawApplication(context);
      return 'withdrawn';
    },
  },
  erasure: {
    call: contract.askErasure,
    deed: async (context) => {
      await askErasure(context);
      return 'erasure';
    },
  },
  unshare: {
    call: contract.revokeSharedLink,
    deed: async (context, typed) => {
      await revokeSharedLink(context, { linkId: Number(typed['link']) || 0 });
      return 'unshared';
    },
  },
};

/**
 * The buyer's own page over HTTP: made for each visit, in no cache, without a script. Its forms are
 * posted by the browser itself and answered by the page again.
 */
export function ownPageForms(app: FastifyInstance, parts: FormParts): void {
  void app.register(async (scope) => {
    takeTypedForms(scope);
    const { config } = parts.services;
    const { rateLimitScale } = scope.routeSettings;
    const configOf = (rateLimit: ReturnType<typeof routeLimit>) => ({
      config: { access: 'public', hidesOrigin: true, rateLimit } as const,
    });
    const often = configOf(routeLimit(contract.readOwnPage.limit, rateLimitScale));
    // A form and its call count together.
    const limited = (call: CountedCall) => configOf(limitOfCall(call, rateLimitScale));

    scope.get(buyerPaths.own, often, (request, reply) => {
      const held = heldLink(config, request);
      const language = visitLanguage(request, reply, config.publicUrl);
      return held
        ? sendTo(reply, held.token, language)
        : show(request, reply.code(404), parts, { state: 'elsewhere' }, language);
    });

    // The calendar entry, for the browser that applied: pages that know no one link here.
    scope.get(buyerPaths.call, often, (request, reply) => {
      const held = heldLink(config, request);
      const language = visitLanguage(request, reply, config.publicUrl);
      return held
        ? reply.redirect(`/api${buyerPath(held.token)}/call`, 303)
        : show(request, reply.code(404), parts, { state: 'elsewhere' }, language);
    });

    scope.get(buyerPaths.ask, often, (request, reply) => {
      const language = visitLanguage(request, reply, config.publicUrl);
      return show(request, reply, parts, { state: 'ask' }, language);
    });

    scope.post(buyerPaths.ask, limited(contract.askForLink), async (request, reply) => {
      const language = visitLanguage(request, reply, config.publicUrl);
      const { email: typed = '' } = (request.body ?? {}) as TypedAnswers;
      const asked = contract.askForLink.body!.safeParse({ email: typed });
      const meant = meantAddress(typed);
      if (!asked.success) {
        return show(request, reply.code(422), parts, { state: 'ask', typed, meant }, language);
      }
      await askForLink({ ...parts.services, language }, asked.data);
      return show(request, reply, parts, { state: 'sent', meant }, language);
    });

    scope.get(buyerPaths.page, often, (request, reply) =>
      answer(request, reply, parts, async () => {
        const context = await asHolder(...callOf(request, parts));
        holdOn(config, request, reply);
        const asked = readLanguage((request.query as { lang?: unknown }).lang) ?? undefined;
        const page = await readOwnPage(context, asked);
        // The language that the page is shown in is kept, as on every page.
        visitLanguage(request, reply, config.publicUrl);
        const token = tokenOf(request);
        const view = { state: 'open', token, page, saved: savedIn(request) } as const;
        return showOpen(request, reply, parts, view, asked ?? page.language, context.actor);
      }),
    );

    // Where a form was posted to, opened by hand: never the 404 page, which is tracked.
    scope.get(`${buyerPaths.page}/*`, often, (request, reply) =>
      sendTo(reply, tokenOf(request), visitLanguage(request, reply, config.publicUrl)),
    );

    scope.post(`${buyerPaths.page}/open`, limited(contract.openOwnPage), (request, reply) =>
      answer(request, reply, parts, async () => {
        const token = tokenOf(request);
        const { phoneLast4 = '' } = (request.body ?? {}) as TypedAnswers;
        const link = await openOwnPage(parts.services, { token, phoneLast4: phoneLast4.trim() });
        keepLink(config, { request, reply }, link);
        return sendTo(reply, token, visitLanguage(request, reply, config.publicUrl));
      }),
    );

    for (const [name, { call, deed, as = asBuyer }] of Object.entries(deeds)) {
      scope.post(`${buyerPaths.page}/${name}`, limited(call), (request, reply) =>
        answer(request, reply, parts, async () => {
          const typed = (request.body ?? {}) as TypedAnswers;
          const context = await as(...callOf(request, parts));
          const saved = await deed(context, typed).catch(refused);
          const chosen = saved === 'language' ? readLanguage(typed['language']) : null;
          const language = chosen ?? visitLanguage(request, reply, config.publicUrl);
          return sendTo(reply, tokenOf(request), language, saved);
        }),
      );
    }

    // Its answer is the page itself: the new link is nowhere else.
    const share = limited(contract.sharePage);
    scope.post(`${buyerPaths.page}/share`, share, (request, reply) =>
      answer(request, reply, parts, async () => {
        const context = await buyerOf(request, parts);
        const language = visitLanguage(request, reply, config.publicUrl);
        const token = tokenOf(request);
        const made = await sharePage(context).catch(refused);
        if (typeof made === 'string') {
          return sendTo(reply, token, language, made);
        }
        const page = await readOwnPage(context, language);
        const shared = config.publicUrl + localizedPath(new URL(made.link).pathname, language);
        const view = { state: 'open', token, page, saved: null, shared } as const;
        return showOpen(request, reply, parts, view, language, context.actor);
      }),
    );

    scope.post(`${buyerPaths.page}/close`, limited(contract.closeOwnPage), (request, reply) => {
      forgetLink(config, reply);
      const language = visitLanguage(request, reply, config.publicUrl);
      return show(request, reply, parts, { state: 'closed' }, language);
    });

    const ending = limited(contract.revokeOwnLinks);
    scope.post(`${buyerPaths.page}/revoke-link`, ending, (request, reply) =>
      answer(request, reply, parts, async () => {
        await revokeOwnLinks(await buyerOf(request, parts));
        forgetLink(config, reply);
        const language = visitLanguage(request, reply, config.publicUrl);
        return show(request, reply, parts, { state: 'revoked' }, language);
      }),
    );
  });
}

/** The page explains only what the rules do not allow; other errors are thrown on. */
function refused(error: unknown): OwnPageSaved {
  if (error instanceof HttpError && error.status === 409) {
    return 'refused';
  }
  throw error;
}

function callOf(request: FastifyRequest, { services }: FormParts): Parameters<typeof asHolder> {
  const context = callContext(services, request, admit('public', request.actor));
  const token = tokenOf(request);
  return [context, token, heldLink(services.config, request, token)];
}

function buyerOf(request: FastifyRequest, parts: FormParts): Promise<BuyerContext> {
  return asBuyer(...callOf(request, parts));
}
