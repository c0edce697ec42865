import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import { rejectMalformed, rejectUnroutable } from '../errors/error-handler.ts';
import { defaultBodyLimit } from '../json-body.ts';
import { logOptions, RequestLog } from '../logs.ts';
import { makeRequestIds } from '../request-id.ts';
import type { ArrivalLimits } from './arrival.ts';

interface OptionParts {
  logLevel: string;
  hasProxies: boolean;
  arrival: ArrivalLimits;
  isProxy: (address: string) => boolean;
  isHttps: boolean;
  logStream: { write(line: string): void } | undefined;
}

/** How the server listens: whom it trusts, how long it waits, what it logs. */
export const serverOptions = ({
  logLevel,
  hasProxies,
  arrival,
  isProxy,
  isHttps,
  logStream,
}: OptionParts) =>
  ({
    logger: logOptions(logLevel, logStream) ?? false,
    trustProxy: hasProxies ? isProxy : false,
    bodyLimit: defaultBodyLimit,
    requestTimeout: arrival.form,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // `refuseIllFormed` answers a request without one.
      requireHostHeader: false,
    },
    connectionTimeout: arrival.silence,
    forceCloseConnections: 'idle',
    // No request line is longer, so any text in place of a code gets the answer of that route.
    routerOptions: { maxParamLength: 16_384 },
    logController: new RequestLog(),
    genReqId: makeRequestIds(isProxy),
    requestIdHeader: false,
    frameworkErrors: rejectUnroutable(isHttps),
    clientErrorHandler: rejectMalformed(isHttps),
  }) satisfies FastifyHttpOptions<RawServerDefault>;
