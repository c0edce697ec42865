import type { FastifyRequest } from 'fastify';

/** At most 512 characters without control characters; null when it says nothing. */
export function userAgentOf(request: FastifyRequest): string | null {
  return (
    request.headers['user-agent']?.replace(/[\u0000-\u001f\u007f]/g, ' ').slice(0, 512) || null
  );
}
