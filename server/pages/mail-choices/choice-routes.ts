import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  applicantMails,
  chosenMails,
  mailChoicesPath,
  type MailSwitch,
  mailSwitches,
} from '#core/domain/mail/chosen-mail.ts';
import { pickLanguage } from '#core/domain/language.ts';
import type { Services } from '#server/features/context.ts';
import { chooseMails, readMailChoices } from '#server/features/mail/email/choices/choose-mails.ts';
import { chooseApplicantMails } from '#server/features/mail/email/choices/applicant/choose-applicant-mails.ts';
import { readApplicantChoices } from '#server/features/mail/email/choices/applicant/queries.ts';
import { endWatch, readWatchChoice } from '#server/features/visitor/near-miss/end-watch.ts';
import { lenderValues } from '#server/features/mail/email/lender-values.ts';
import { routeLimit } from '#server/platform/limits/limit-calls.ts';
import { contentSecurityPolicy, noThirdParties } from '../content-security.ts';
import { sendFresh } from '../send-page.ts';
import type { Sender } from './choice-document.ts';
import { applicantPage, choicesPage, unknownLinkPage, watchPage } from './choices-page.ts';

const limit = { count: 60, seconds: 60 };
const mostBytes = 8 * 1024;
// As a form of a browser sends it, or in parts; RFC 8058 allows both.
const oneClick = /(^|&)List-Unsubscribe=One-Click(&|$)|name="?List-Unsubscribe"?\s+One-Click/i;

type Switches = Partial<Record<MailSwitch, boolean>>;

function textOf(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** The switches that one click turns off: the kind that the mail's link names, or all of them. */
function leftBy(kind: string): Switches {
  const named = Object.entries(chosenMails).filter(([name]) => name === kind);
  const left = named.length > 0 ? named : Object.entries(chosenMails);
  return Object.fromEntries(left.map(([, name]) => [name, false]));
}

/** The switches by the ticked boxes: a form leaves out an unticked box. */
function tickedIn(body: string): Switches {
  const fields = new URLSearchParams(body);
  return Object.fromEntries(mailSwitches.map((name) => [name, fields.has(name)]));
}

/** The page behind the link of an affiliate, an applicant or a watch; null for an unknown link. */
async function readPage({ db }: Services, sender: Sender, token: string) {
  const choosing = { sender, token, isSaved: false };
  const affiliate = await readMailChoices(db, token);
  if (affiliate) {
    return choicesPage(affiliate, choosing);
  }
  const applicant = await readApplicantChoices(db, token);
  if (applicant) {
    return applicantPage(applicant, choosing);
  }
  const watch = await readWatchChoice(db, token);
  return watch && watchPage(watch, choosing);
}

/** Changes the choices of a link's owner. Returns the page that says so; null without a link. */
async function choose(
  services: Services,
  sender: Sender,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = textOf(request, 'token');
  const body = String(request.body ?? '');
  const choosing = { sender, token, isSaved: true };
  const isOneClick = oneClick.test(body);
  const way = { token, via: isOneClick ? 'one_click' : 'page', ipAddress: request.ip } as const;
  const wishes = isOneClick ? leftBy(textOf(request, 'kind')) : tickedIn(body);
  const affiliate = await chooseMails(services, { ...way, wishes });
  if (affiliate) {
    return choicesPage(affiliate, choosing);
  }
  const wantsFollowUps = !isOneClick && new URLSearchParams(body).has(applicantMails.follow_up);
  const applicant = await chooseApplicantMails(services, { ...way, wantsFollowUps });
  if (applicant) {
    const isSaved = applicant.wantsFollowUps === wantsFollowUps;
    void reply.code(isSaved ? 200 : 409);
    return applicantPage(applicant, { ...choosing, isSaved });
  }
  const watch = await endWatch(services, way);
  return watch && watchPage(watch, choosing);
}

/** Sends a page; null is an unknown link. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  sender: Sender,
  page: string | null,
): Promise<FastifyReply> {
  const html = page ?? unknownLinkPage(sender, pickLanguage({ query: textOf(request, 'lang') }));
  const code = page === null ? 404 : reply.statusCode;
  void reply.code(code).header('referrer-policy', 'no-referrer');
  const policy = contentSecurityPolicy(html, noThirdParties);
  return sendFresh(request, reply, { html, policy, cacheControl: 'no-store' });
}

/**
 * The page behind the link of a mail: to be read, which changes nothing, with its form, and with
 * the one click of a mail program, which comes from anywhere, without a cookie. The link alone
 * identifies whose choice it is.
 */
export function mailChoiceRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: mostBytes },
      async (_request: unknown, text: string | Buffer) => String(text),
    );
    const rateLimit = routeLimit(limit, scope.routeSettings.rateLimitScale);
    const config = { access: 'public', rateLimit } as const;
    const senderNow = async () => lenderValues(await services.programme.currentTerms(), 'en');
    scope.get(mailChoicesPath, { config }, async (request, reply) => {
      const sender = await senderNow();
      const page = await readPage(services, sender, textOf(request, 'token'));
      return answer(request, reply, sender, page);
    });
    const fromAnywhere = { ...config, isFromAnywhere: true };
    scope.post(mailChoicesPath, { config: fromAnywhere }, async (request, reply) => {
      const sender = await senderNow();
      return answer(request, reply, sender, await choose(services, sender, request, reply));
    });
  });
}
