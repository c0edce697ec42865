import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#core/contract/error.ts';
import { validationMessage } from '#core/i18n/validation.ts';
import { protection } from './headers.ts';
import { languageOf } from './language.ts';
import { HttpError, sentences } from './http-error.ts';
import { isForPerson, sendErrorPage } from './error-page.ts';
import { translateError } from './translate-error.ts';

function bodyOf(httpError: HttpError, request: FastifyRequest): ErrorBody {
  if (!httpError.errors) {
    return { message: httpError.message };
  }
  const language = languageOf(request);
  const errors = httpError.errors.map(({ path, key, values }) => ({
    path,
    message: validationMessage(key, language, values),
  }));
  return { message: httpError.message, errors };
}

/** Sends a refusal as JSON, whatever the route meant to answer. */
export function sendError(
  httpError: HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .code(httpError.status)
    .headers(httpError.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(httpError, request)));
}

const answer = (httpError: HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  (isForPerson(request) ? sendErrorPage : sendError)(httpError, request, reply);

/**
 * Answers a malformed address, for which no route could be looked up: before any hook, and without
 * repeating it.
 */
export const rejectUnroutable =
  (isHttps: boolean) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void answer(
      new HttpError(400, sentences.badRequest),
      request,
      reply.headers({ ...protection(isHttps), 'cache-control': 'no-store' }),
    );
    // Nothing else writes a line for these.
    request.log.info({ req: request, res: reply }, 'request completed');
  };

const malformed: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, sentences.tooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, sentences.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to arrive.'],
};

/** Answers what is not HTTP, on the bare connection: there is no request yet. */
export const rejectMalformed =
  (isHttps: boolean) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      return void socket.destroy();
    }
    const [status, message] = malformed[error.code ?? ''] ?? [400, sentences.badRequest];
    const body = JSON.stringify({ message } satisfies ErrorBody);
    const headers = {
      ...protection(isHttps),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`, () =>
      socket.destroy(),
    );
  };

/**
 * One translator for everything that is thrown: the caller reads a plain sentence, the log the
 * cause, neither reads personal data.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const httpError = translateError(error);
    if (httpError && httpError.status < 500) {
      return answer(httpError, request, reply);
    }
    // Database messages quote values ("Key (email)=(...)"), so only the code, the constraint and
    // the place are written.
    const { code, constraint } = (error.cause ?? error) as { code?: string; constraint?: string };
    const place = error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 6)
      .map((line) => line.trim());
    request.log.error(
      {
        errorName: error.name,
        code,
        constraint,
        place,
        route: request.routeOptions.url,
      },
      'request failed',
    );
    return answer(httpError ?? new HttpError(500, sentences.broken), request, reply);
  });
}
