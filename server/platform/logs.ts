import Fastify, {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { isIPv6, networkOf, parseAddress } from '#server/outside/ip-address.ts';
import { terminalStream } from '#server/outside/log-lines.ts';
import { addressOf } from './caller.ts';

/** The network of an address (/24 or /48): it shows a flood's origin, but identifies no one. */
export function truncateAddress(text: string): string {
  const address = parseAddress(text);
  if (!address) {
    return '';
  }
  if (isIPv6(address)) {
    return networkOf(address, 3);
  }
  const [first, second, third] = address.octets;
  return `${first}.${second}.${third}.0`;
}

/** The code of an error, or else of what caused it: Drizzle wraps what PostgreSQL answered. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return '';
  }
  const { code } = error as Error & { code?: string };
  return code ?? codeOf(error.cause);
}

/** Log lines name the route: no query, parameter, body, header or full IP. */
export function logOptions(
  level: string,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  if (level === 'silent') {
    return false;
  }
  const target = stream ?? terminalStream();
  return {
    level,
    ...(target && { stream: target }),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? null,
        network: truncateAddress(addressOf(request)),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      // A message may quote what a person typed; the error handler logs what is safe.
      err: (error: Error) => ({
        type: error.name,
        message: codeOf(error),
        stack: '',
      }),
    },
  };
}

export class RequestLog extends Fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      req: request,
      res: reply,
      responseTime: reply.elapsedTime,
    };
    if (error) {
      request.log.error(
        {
          ...line,
          err: error,
        },
        'request errored',
      );
    } else {
      request.log.info(line, 'request completed');
    }
  }
}
