import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredPage } from './page-cache.ts';
import { accepts, isKept } from './request-parts.ts';

interface Sending {
  status: 200 | 404;
  /** False in development, whose pages change under their policy. */
  isCacheable: boolean;
}

/** Sends a page in the best encoding the browser takes; nothing of it when the browser has it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, br, gzip, etag, policy }: StoredPage,
  { status, isCacheable }: Sending,
): FastifyReply {
  void reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    etag,
  });
  if (isCacheable) {
    void reply.header('content-security-policy', policy);
  } else {
    void reply.removeHeader('content-security-policy');
  }
  const { 'if-none-match': kept, 'accept-encoding': encodings } = request.headers;
  if (status === 200 && isKept(kept, etag)) {
    return reply.code(304).send();
  }
  if (accepts(encodings, 'br')) {
    return reply.header('content-encoding', 'br').send(br);
  }
  if (accepts(encodings, 'gzip')) {
    return reply.header('content-encoding', 'gzip').send(gzip);
  }
  return reply.send(plain);
}
