import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hiddenFields } from '#core/contract/visitor/forms/posted-form.ts';
import type { TypedAnswers } from '#core/contract/visitor/forms/typed-answers.ts';
import { confirmPath } from '#core/contract/site.ts';
import { readLanguage } from '#core/domain/language.ts';
import { openInvitation } from '#server/features/partners/affiliates/clients/invite-client.ts';
import { findConfirmation } from '#server/features/accounts/buyer-links/queries.ts';
import { confirmEmail } from '#server/features/buyer/change-own-page.ts';
import { lenderValues } from '#server/features/mail/email/lender-values.ts';
import { declineInvitation } from '#server/features/buyer/decline-invitation.ts';
import { routeLimit } from '#server/platform/limits/limit-calls.ts';
import { contentSecurityPolicy, noThirdParties } from '../content-security.ts';
import { type FormParts, takeTypedForms } from '../forms/form-routes.ts';
import { sendFresh } from '../send-page.ts';
import { visitLanguage } from '../visit-language.ts';
import { declinedPage, emailPage, goneInvitationPage, invitationPage } from './confirm-page.ts';

const limit = { count: 60, seconds: 60 };
const mostBytes = 8 * 1024;

const tokenOf = ({ params }: FastifyRequest) => (params as { token: string }).token;

/**
 * The link of a client whom a partner named, or of a person whose address staff changed. Reading it changes nothing, so that a mail scanner
 * may; its button shows the application filled with the partner's data. The invitation is confirmed
 * by the application alone, with the consent that is asked there.
 */
export function confirmRoutes(app: FastifyInstance, parts: FormParts): void {
  const { options, services } = parts;
  void app.register(async (scope) => {
    takeTypedForms(scope);
    // A one-click request may come in parts (RFC 8058). Its content is known: the link alone says
    // who wants no such email.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: mostBytes },
      async (): Promise<TypedAnswers> => ({}),
    );
    const rateLimit = routeLimit(limit, scope.routeSettings.rateLimitScale);
    // Its page names no origin, because its address is the secret.
    const config = { access: 'public', rateLimit, hidesOrigin: true } as const;
    const readLink = async (request: FastifyRequest, reply: FastifyReply) => {
      const typed = request.body as TypedAnswers | undefined;
      const ofVisit = visitLanguage(request, reply, options.settings.origin);
      const language = readLanguage(typed?.[hiddenFields.language]) ?? ofVisit;
      const sender = lenderValues(await services.programme.currentTerms(), 'en');
      const token = tokenOf(request);
      const invitation = await openInvitation(services.db, token);
      const confirming = await findConfirmation(services.db, token);
      return { invitation, confirming, sender, language };
    };
    scope.get(confirmPath, { config }, async (request, reply) => {
      const { invitation, confirming, ...shown } = await readLink(request, reply);
      if (confirming) {
        return send(request, reply, emailPage(shown, confirming.email));
      }
      const { timeZone } = services.config;
      const page = invitation
        ? invitationPage(invitation, { ...shown, token: tokenOf(request), timeZone })
        : goneInvitationPage(shown);
      return send(request, reply.code(invitation ? 200 : 404), page);
    });
    const fromAnywhere = { ...config, isFromAnywhere: true };
    scope.post(confirmPath, { config: fromAnywhere }, async (request, reply) => {
      const { invitation, confirming, ...shown } = await readLink(request, reply);
      if (confirming) {
        const { db } = services;
        await confirmEmail({ db, ipAddress: request.ip }, { token: tokenOf(request) });
        return send(request, reply, emailPage(shown, confirming.email, true));
      }
      if (!invitation) {
        return send(request, reply.code(404), goneInvitationPage(shown));
      }
      await declineInvitation(services, { token: tokenOf(request), ipAddress: request.ip });
      return send(request, reply, declinedPage(shown));
    });
  });
}

function send(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  void reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  const policy = contentSecurityPolicy(html, noThirdParties);
  return sendFresh(request, reply, { html, policy, cacheControl: 'no-store' });
}
