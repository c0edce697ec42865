import type { FastifyRequest } from 'fastify';

/**
 * The browser's name for itself as it can be stored: at most 512 characters, no control characters;
 * null when it says nothing.
 */
export function userAgentOf(request: FastifyRequest): string | null {
  return (
    request.headers['user-agent']?.replace(/[\u0000-\u001f\u007f]/g, ' ').slice(0, 512) || null
  );
}
