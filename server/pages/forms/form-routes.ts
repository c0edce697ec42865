import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hiddenFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { keepAnswers as keepAnswersEntry } from '#core/contract/visitor/forms/resume.ts';
import type { SiteData } from '#core/contract/site.ts';
import type { TypedAnswers } from '#core/contract/visitor/forms/typed-answers.ts';
import { defaultLanguage, type Language, readLanguage } from '#core/domain/language.ts';
import {
  answersOfTyped,
  lastDigitsOf,
  type ResumableStep,
} from '#core/domain/visitor/resumable.ts';
import { meantAddress } from '#core/domain/mail/meant-address.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';
import type { Intake } from '#server/features/visitor/applications/submit-lead.ts';
import type { Context, Services } from '#server/features/context.ts';
import { keepAnswers } from '#server/features/visitor/resume/keep-answers.ts';
import { randomId } from '#server/outside/ids.ts';
import { admit } from '#server/platform/actor.ts';
import { callContext } from '#server/platform/call-context.ts';
import { refusalOf } from '#server/platform/errors/error-handler.ts';
import { errorSentence, sendErrorPage } from '#server/platform/errors/error-page.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { limitOfCall } from '#server/platform/limits/limit-calls.ts';
import { contentSecurityPolicy } from '../content-security.ts';
import { followedCode, withReferral } from '../followed-code.ts';
import { type PagesOptions, siteData } from '../pages-options.ts';
import { sendFresh } from '../send-page.ts';
import type { SiteContentSource } from '../site-content.ts';
import { visitLanguage } from '../visit-language.ts';
import type { Kept, NativeForm } from './native-form.ts';
import { nativeForms } from './posted-forms.ts';

export interface FormParts {
  options: PagesOptions;
  content: SiteContentSource;
  services: Services & { intake: Intake };
}

/**
 * The forms as the browser itself posts them: where no script runs, or its files do not come. Each
 * is answered with a page; an invalid form comes back as it was typed.
 */
export function formRoutes(app: FastifyInstance, parts: FormParts): void {
  for (const form of nativeForms) {
    // A scope each: its error handler knows which form to show again.
    void app.register(async (scope) => addForm(scope, form, parts));
  }
}

function addForm(scope: FastifyInstance, form: NativeForm, parts: FormParts): void {
  takeTypedForms(scope);
  scope.setErrorHandler((error, request, reply) => giveBack(error, request, reply, form, parts));
  const { rateLimitScale } = scope.routeSettings;
  const rateLimit = limitOfCall(form.call, rateLimitScale);
  const countKept = scope.createRateLimit(limitOfCall(keepAnswersEntry, rateLimitScale));
  const config = {
    access: 'public',
    // Counted after the form was read, so that a refused visitor gets it back.
    rateLimit: {
      ...rateLimit,
      hook: 'preHandler',
    },
  } as const;
  scope.post(form.path, { config }, async (request, reply) => {
    if (isToKeep(request, form)) {
      await refuseTooMany(countKept, request);
    }
    return takeForm(request, reply, form, parts);
  });
}

/** Whether the typed values are kept for another device instead of being answered. */
function isToKeep(request: FastifyRequest, form: NativeForm): boolean {
  const typed = typedIn(request);
  const isArrival = typed[hiddenFields.arrival] !== undefined;
  return typed[hiddenFields.keep] !== undefined && form.step !== undefined && !isArrival;
}

/** Counts together with the call that keeps answers, whichever form asks for it. */
async function refuseTooMany(
  count: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
) {
  const counted = await count(request);
  if (!counted.isAllowed && counted.isExceeded) {
    throw new HttpError(429, sentences.tooMany, {
      headers: { 'retry-after': String(counted.ttlInSeconds) },
    });
  }
}

const mostBytes = 32 * 1024;
const mostFields = 60;

/**
 * Lets a scope accept forms posted without a script, and nothing else: all values are text. Of a
 * repeated name the first counts.
 */
export function takeTypedForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    async (_request: unknown, text: string | Buffer): Promise<TypedAnswers> => {
      const fields = [...new URLSearchParams(String(text))];
      if (fields.length > mostFields) {
        throw new HttpError(413, sentences.tooLarge);
      }
      return Object.fromEntries(fields.toReversed());
    },
  );
}

function typedIn({ body }: FastifyRequest): TypedAnswers {
  return (body ?? {}) as TypedAnswers;
}

function formLanguage(request: FastifyRequest, reply: FastifyReply, origin: string): Language {
  const ofVisit = visitLanguage(request, reply, origin);
  return readLanguage(typedIn(request)[hiddenFields.language]) ?? ofVisit;
}

async function takeForm(
  request: FastifyRequest,
  reply: FastifyReply,
  form: NativeForm,
  parts: FormParts,
): Promise<FastifyReply> {
  const { options, content, services } = parts;
  const typed = typedIn(request);
  const language = formLanguage(request, reply, options.settings.origin);
  if (typed[hiddenFields.arrival] !== undefined) {
    const blank = { ...comingBack(typed, form), errors: {}, failure: null };
    return sendForm(request, reply.code(200), form, blank, parts);
  }
  const context = {
    ...callContext(services, request, admit('public', request.actor)),
    language,
  };
  if (form.step && isToKeep(request, form)) {
    const kept = await keepTyped(context, form.step, typed);
    return sendMade(request, reply, { page: 'resume', path: '/resume', language, kept }, parts);
  }
  const { terms } = await content.read();
  const outcome = await form.answer(context, {
    typed,
    terms,
    code: followedCode(request),
    pageUrl: `${form.path}?lang=${language}`,
    browser: { request, reply },
  });
  if ('location' in outcome) {
    return reply
      .header('cache-control', 'no-store')
      .redirect(addressIn(outcome.location, language, request), 303);
  }
  const { keeping, ...made } = outcome;
  return sendMade(request, reply, { ...made, path: form.path, language }, parts, keeping);
}

/** Keeps the typed values, valid or not, for another device. */
async function keepTyped(context: Context, step: ResumableStep, typed: TypedAnswers) {
  const answers = answersOfTyped(step, typed);
  const sessionId = typed['sessionId'] ?? randomId();
  const asked = keepAnswersEntry.body!.safeParse({ sessionId, step, answers });
  if (!asked.success || JSON.stringify(asked.data).length > keepAnswersEntry.bodyLimit!) {
    throw new HttpError(413, sentences.tooLarge);
  }
  const made = await keepAnswers(context, asked.data);
  return { ...made, asksDigits: lastDigitsOf(answers) !== null };
}

/** An address that opens in the language, whatever the browser keeps. */
function addressIn(path: string, language: Language, request: FastifyRequest): string {
  const isKept = (request.cookies['lang'] ?? defaultLanguage) === language;
  const address =
    isKept || language !== defaultLanguage
      ? localizedPath(path, language)
      : `${path}&lang=${language}`;
  const code = followedCode(request);
  return code ? `${address}&ref=${code}` : address;
}

async function giveBack(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  form: NativeForm,
  parts: FormParts,
): Promise<FastifyReply> {
  const refusal = refusalOf(error, request);
  const { status, errors } = refusal;
  // Nothing of it was read, because it is foreign, too long or no form at all.
  if (request.body === undefined) {
    return sendErrorPage(refusal, request, reply);
  }
  void reply.code(errors ? 422 : status).headers(refusal.headers);
  const language = formLanguage(request, reply, parts.options.settings.origin);
  const posted = {
    ...comingBack(typedIn(request), form),
    errors: messagesOf(refusal, language),
    failure: errors ? null : errorSentence(status, language),
  };
  return sendForm(request, reply, form, posted, parts);
}

/** What was typed, without secrets, and what the address may have been meant as. */
function comingBack(typed: TypedAnswers, { secrets = [] }: NativeForm) {
  const open = Object.entries(typed).filter(([name]) => !secrets.includes(name));
  const values: TypedAnswers = Object.fromEntries(open);
  return { values, meantEmail: meantAddress(typed['email'] ?? '') };
}

function messagesOf({ errors = [] }: HttpError, language: Language): Record<string, string> {
  const entries = errors.map(({ path, key, values }) => [
    path,
    validationMessage(key, language, values),
  ]);
  return Object.fromEntries(entries);
}

function sendForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, path }: NativeForm,
  posted: PostedForm,
  parts: FormParts,
): Promise<FastifyReply> {
  const language = formLanguage(request, reply, parts.options.settings.origin);
  return sendMade(request, reply, { page, path, language, posted }, parts);
}

type MadePage = Pick<
  SiteData,
  | 'page'
  | 'path'
  | 'language'
  | 'posted'
  | 'answer'
  | 'resumed'
  | 'kept'
  | 'estimate'
  | 'eligibility'
  | 'registered'
  | 'watched'
  | 'welcomed'
  | 'noticed'
>;

async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, path, language, ...made }: MadePage,
  { options, content, services }: FormParts,
  keeping?: Kept | null,
): Promise<FastifyReply> {
  const { site } = options;
  const data = siteData(options, await content.read(), { page, path, language });
  const rendered = await site.renderer.render({ ...data, ...made }, site.assets);
  const code = followedCode(request);
  const html = code ? withReferral(rendered, code) : rendered;
  await sendFresh(request, reply, {
    html,
    policy: site.isCacheable ? contentSecurityPolicy(rendered, options.settings) : null,
    cacheControl: 'no-store',
  });
  // A form that comes back with errors is not kept: its values were stored nowhere.
  if (keeping && site.isCacheable) {
    const shownAt = services.clock.now();
    options.keepPersonalPage({ ...keeping, path, language, html, shownAt });
  }
  return reply;
}
