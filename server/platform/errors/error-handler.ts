import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#core/contract/error.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';
import { isForPerson, sendErrorPage } from './error-page.ts';
import { translateError } from './translate-error.ts';
import { explainCode } from '#server/db/jobs/explain-error.ts';
import { protection } from '../headers.ts';
import { requestIdHeader } from '../request-id.ts';
import { HttpError, sentences } from '../http-error.ts';
import { languageOf } from '../language.ts';

interface Malformed {
  status: number;
  message: string;
}

const unreadable: Malformed = {
  status: 400,
  message: sentences.badRequest,
};

const known: Record<string, Malformed> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: sentences.tooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: sentences.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'This request took too long to arrive.',
  },
};

function written({ status, message }: Malformed, isHttps: boolean): string {
  const error: ErrorBody = { message };
  const body = JSON.stringify(error);
  const headers = {
    ...protection(isHttps),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (const [name, value] of Object.entries(headers)) {
    lines.push(`${name}: ${value}`);
  }
  return [...lines, '', body].join('\r\n');
}

/** Answers input that is not HTTP on the raw connection, because there is no request yet. */
export function rejectMalformed(isHttps: boolean) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    const { code = '' } = error;
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const answer = written(known[code] ?? unreadable, isHttps);
    socket.end(answer, () => socket.destroy());
  };
}

function bodyOf({ message, code, errors }: HttpError, request: FastifyRequest): ErrorBody {
  if (!errors) {
    return { message, ...(code && { code }) };
  }
  const language = languageOf(request);
  const fields = errors.map(({ path, key, values }) => ({
    path,
    message: validationMessage(key, language, values),
  }));
  return { message, errors: fields };
}

/** Sends an error as JSON, whatever the route's answer is. */
export function sendError(
  httpError: HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, headers } = httpError;
  const body = bodyOf(httpError, request);
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Answers a person with a page and a program with JSON. */
function refuse(httpError: HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const send = isForPerson(request) ? sendErrorPage : sendError;
  return send(httpError, request, reply);
}

/** Answers a malformed address before any hook, and without repeating it. */
export function rejectUnroutable(isHttps: boolean) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const httpError = new HttpError(400, sentences.badRequest);
    void reply.headers({
      ...protection(isHttps),
      [requestIdHeader]: request.id,
      'cache-control': 'no-store',
    });
    void refuse(httpError, request, reply);
    // Nothing else writes a line for these.
    request.log.info(
      {
        req: request,
        res: reply,
      },
      'request completed',
    );
  };
}

/** The caller reads a plain sentence, the log the cause, neither reads personal data. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    refuse(refusalOf(error, request), request, reply),
  );
}

// Never sent: the status logged for a call whose client disconnected before sending all of it.
const hungUp = 499;

/** Whether the client disconnected while sending; not an error of ours, whatever it caused. */
function hasHungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** The error a client is shown; our own bugs go into the log. */
export function refusalOf(error: unknown, request: FastifyRequest): HttpError {
  if (hasHungUp(request)) {
    // No answer is sent, so no other code logs the request.
    const res = { statusCode: hungUp };
    request.log.info({ req: request, res }, 'request completed');
    return new HttpError(hungUp, sentences.badRequest);
  }
  const httpError = translateError(error) ?? new HttpError(500, sentences.broken);
  if (httpError.status >= 500) {
    const cause = causeOf(error as FastifyError);
    const route = request.routeOptions.url;
    request.log.error(
      {
        ...cause,
        route,
      },
      'request failed',
    );
  }
  return httpError;
}

/** Only code, constraint and place: database messages quote values ("Key (email)=(...)"). */
function causeOf(error: FastifyError) {
  const { name: errorName, stack = '', cause = error } = error;
  const { code, constraint } = cause as {
    code?: string;
    constraint?: string;
  };
  const calls = stack.split('\n').filter((line) => line.startsWith('    at '));
  const place = calls.slice(0, 6).map((line) => line.trim());
  return {
    reason: explainCode(error),
    errorName,
    code,
    constraint,
    place,
  };
}
