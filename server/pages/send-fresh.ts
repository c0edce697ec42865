import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './request-parts.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Packed while somebody waits: a third of the bytes for a millisecond, not the last one of them.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface FreshPage {
  html: string;
  /** Its Content-Security-Policy; none in development, whose pages change under their policy. */
  policy: string | null;
  cacheControl: 'no-store' | 'no-cache';
  /** False sends it as it is. */
  isPacked?: boolean;
}

/** Sends a page that was made for this one visitor, in the best encoding the browser takes. */
export async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, policy, cacheControl, isPacked = true }: FreshPage,
): Promise<FastifyReply> {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl,
    vary: 'accept-encoding, accept-language, cookie',
  });
  if (policy === null) {
    void reply.removeHeader('content-security-policy');
  } else {
    void reply.header('content-security-policy', policy);
  }
  const encodings = isPacked ? request.headers['accept-encoding'] : undefined;
  if (accepts(encodings, 'br')) {
    return reply.header('content-encoding', 'br').send(await brotli(html, quality));
  }
  if (accepts(encodings, 'gzip')) {
    return reply.header('content-encoding', 'gzip').send(await zip(html));
  }
  return reply.send(html);
}
