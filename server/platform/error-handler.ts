import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalBody } from '#core/contract/refusal.ts';
import { validationMessage } from '#core/i18n/validation.ts';
import { protection } from './headers.ts';
import { languageOf } from './language.ts';
import { Refusal, sentences } from './refusal.ts';
import { translateError } from './translate-error.ts';

function bodyOf(refusal: Refusal, request: FastifyRequest): RefusalBody {
  if (!refusal.errors) return { message: refusal.message };
  const language = languageOf(request);
  const errors = refusal.errors.map(({ path, key, values }) => ({ path, message: validationMessage(key, language, values) }));
  return { message: refusal.message, errors };
}

/** Sends a refusal as JSON, whatever the route meant to answer. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(refusal.status).headers(refusal.headers).type('application/json; charset=utf-8').send(JSON.stringify(bodyOf(refusal, request)));
}

/** Answers an address that no route could be looked up for, malformed or endless: before any hook, and without repeating it. */
export const refuseUnroutable = (isHttps: boolean) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const refusal = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? new Refusal(404, sentences.notFound) : new Refusal(400, sentences.badRequest);
  void sendRefusal(refusal, request, reply.headers({ ...protection(isHttps), 'cache-control': 'no-store' }));
};

/** One translator for everything that is thrown: the caller reads a plain sentence, the log the cause, neither reads personal data. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = translateError(error);
    if (refusal && refusal.status < 500) return sendRefusal(refusal, request, reply);
    // Database messages quote values ("Key (email)=(...)"), so only the code, the constraint and the place are written.
    const { code, constraint } = (error.cause ?? error) as { code?: string; constraint?: string };
    const place = error.stack?.split('\n').filter((line) => line.startsWith('    at ')).slice(0, 6).map((line) => line.trim());
    request.log.error({ fault: error.name, code, constraint, place, route: request.routeOptions.url }, 'request failed');
    return sendRefusal(refusal ?? new Refusal(500, sentences.broken), request, reply);
  });
}
