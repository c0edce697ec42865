import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenMails, mailChoicesPath } from '#core/domain/mail/chosen-mail.ts';
import { pickLanguage } from '#core/domain/language.ts';
import type { Services } from '#server/features/context.ts';
import { chooseMails } from '#server/features/email/choices/choose-mails.ts';
import {
  type MailChoices,
  readMailChoices,
} from '#server/features/email/choices/read-mail-choices.ts';
import { routeLimit } from '#server/platform/limits.ts';
import { contentSecurityPolicy } from '../content-security.ts';
import { sendFresh } from '../send-fresh.ts';
import { choicesPage, unknownLinkPage } from './choices-page.ts';

const limit = { count: 60, seconds: 60 };
const mostBytes = 8 * 1024;
// As a form of a browser sends it, or in parts; RFC 8058 allows both.
const oneClick = /(^|&)List-Unsubscribe=One-Click(&|$)|name="?List-Unsubscribe"?\s+One-Click/i;

type Switches = Partial<Record<(typeof chosenMails)[keyof typeof chosenMails], boolean>>;

function textOf(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** What one click leaves: the kind that the mail's own link names, or all of them. */
function leftBy(kind: string): Switches {
  const named = Object.entries(chosenMails).filter(([name]) => name === kind);
  const left = named.length > 0 ? named : Object.entries(chosenMails);
  return Object.fromEntries(left.map(([, name]) => [name, false]));
}

/** What the boxes of the page say: one that is not there was not ticked. */
function tickedIn(body: string): Switches {
  const fields = new URLSearchParams(body);
  const names = Object.values(chosenMails);
  return Object.fromEntries(names.map((name) => [name, fields.has(name)]));
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  choices: MailChoices | null,
  isSaved = false,
): Promise<FastifyReply> {
  const language = pickLanguage({ query: textOf(request, 'lang') });
  const html = choices
    ? choicesPage(choices, textOf(request, 'token'), isSaved)
    : unknownLinkPage(language);
  void reply.code(choices ? 200 : 404).header('referrer-policy', 'no-referrer');
  const policy = contentSecurityPolicy(html, { pixelId: null, mapsApiKey: null });
  return sendFresh(request, reply, { html, policy, cacheControl: 'no-store' });
}

/**
 * The page behind the link of a mail: to be read, which changes nothing, with its form, and with the
 * one click of a mail program, which comes from anywhere, without a cookie. The link alone says whose
 * choice it is.
 */
export function mailChoiceRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: mostBytes },
      async (_request: unknown, text: string | Buffer) => String(text),
    );
    const rateLimit = routeLimit(limit, scope.routeSettings.rateLimitScale);
    scope.get(
      mailChoicesPath,
      { config: { access: 'public', rateLimit } },
      async (request, reply) =>
        answer(request, reply, await readMailChoices(db, textOf(request, 'token'))),
    );
    const config = {
      access: 'public',
      isFromAnywhere: true,
      rateLimit,
    } as const;
    scope.post(mailChoicesPath, { config }, async (request, reply) => {
      const body = String(request.body ?? '');
      const isOneClick = oneClick.test(body);
      const chosen = await chooseMails(services, {
        token: textOf(request, 'token'),
        wishes: isOneClick ? leftBy(textOf(request, 'kind')) : tickedIn(body),
        via: isOneClick ? 'one_click' : 'page',
        ipAddress: request.ip,
      });
      return answer(request, reply, chosen, true);
    });
  });
}
