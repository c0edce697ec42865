import { isIP } from 'node:net';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { addressOf } from './caller.ts';

/**
 * The network of an address (/24 or /48): enough to see where a flood comes from, not who it is.
 */
export function truncateAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(mapped);
  if (version === 4) {
    return mapped.replace(/\d+$/, '0');
  }
  if (version !== 6) {
    return '';
  }
  const [head = ''] = mapped.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  while (groups.length < 3) {
    groups.push('0');
  }
  return `${groups.join(':')}::`;
}

/**
 * Log lines name the route, never the address with its query or parameters, no body, no header, no
 * full IP.
 */
export function logOptions(
  level: string,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  if (level === 'silent') {
    return false;
  }
  return {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? null,
        network: truncateAddress(addressOf(request)),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      // A message may quote what a person typed; the error handler writes what is safe to know.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.code ?? '',
        stack: '',
      }),
    },
  };
}
