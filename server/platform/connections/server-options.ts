import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import { rejectMalformed, rejectUnroutable } from '../errors/error-handler.ts';
import { defaultBodyLimit } from '../json-body.ts';
import { logOptions, RequestLog } from '../logs.ts';
import { makeRequestIds } from '../request-id.ts';

interface OptionParts {
  logLevel: string;
  hasProxies: boolean;
  isProxy: (address: string) => boolean;
  isHttps: boolean;
  logStream: { write(line: string): void } | undefined;
}

/** A film on a slow line takes minutes; JSON is short, and a proxy in front keeps slow clients away. */
const arrivalMs = 600_000;
/** How long nothing at all may pass on a connection while a call is answered. */
const silenceMs = 120_000;

/** How the server listens: whom it trusts, how long it waits, what it logs. */
export const serverOptions = ({ logLevel, hasProxies, isProxy, isHttps, logStream }: OptionParts) =>
  ({
    logger: logOptions(logLevel, logStream) ?? false,
    trustProxy: hasProxies ? isProxy : false,
    bodyLimit: defaultBodyLimit,
    requestTimeout: arrivalMs,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // `refuseIllFormed` answers a request without one.
      requireHostHeader: false,
    },
    connectionTimeout: silenceMs,
    forceCloseConnections: 'idle',
    // No request line is longer, so any text in place of a code gets the answer of that route.
    routerOptions: { maxParamLength: 16_384 },
    logController: new RequestLog(),
    genReqId: makeRequestIds(isProxy),
    requestIdHeader: false,
    frameworkErrors: rejectUnroutable(isHttps),
    clientErrorHandler: rejectMalformed(isHttps),
  }) satisfies FastifyHttpOptions<RawServerDefault>;

/** Upper limit whatever the system allows, because each connection takes memory. */
const ceiling = 2000;
// The pool, mails, webhooks, uploads under way, and the files of the process itself.
const ownFiles = 400;
const least = 16;

/** How many files, connections included, this process may have open; undefined without a limit. */
function readFileLimit(): number | undefined {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

/**
 * How many connections the server accepts: the configured number, or what the process's limit of
 * open files allows. A connection may use two: itself and the file it is sent. Throws an error with
 * one sentence if the configured number exceeds the limit.
 */
export function mostConnections(
  asked: number | undefined,
  fileLimit: number | undefined = readFileLimit(),
): number {
  if (asked === undefined) {
    const room = Math.floor(((fileLimit ?? Infinity) - ownFiles) / 2);
    return Math.max(least, Math.min(ceiling, room));
  }
  if (fileLimit !== undefined && asked >= fileLimit) {
    throw new Error(
      `MAX_CONNECTIONS is ${asked}, but this process may open ${fileLimit} files: lower it, or raise the limit (ulimit -n).`,
    );
  }
  return asked;
}
