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
