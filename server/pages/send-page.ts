import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface StoredPage {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly policy: string;
}

/** 48 bits of SHA-256: enough for the pages of one site, and few bytes of a first answer. */
export function shortHash(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function storePage(html: string, policy: string): Promise<StoredPage> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    zip(plain),
  ]);
  return {
    plain,
    br,
    gzip: gzipped,
    policy,
    etag: `W/"${shortHash(plain)}"`,
  };
}

const refused = /^\s*q=0(\.0*)?\s*$/;

/** The best encoding that an Accept-Encoding header names and does not refuse (q=0). */
function encodingFor({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const parts = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',');
  return (['br', 'gzip'] as const).find((encoding) =>
    parts.some((part) => {
      const [name = '', quality = ''] = part.split(';');
      return name.trim() === encoding && !refused.test(quality);
    }),
  );
}

/** A weak tag and a strong one of the same content are equal here. */
function bareTag(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}

function isKept({ headers }: FastifyRequest, etag: string): boolean {
  return headers['if-none-match']?.split(',').map(bareTag).includes(bareTag(etag)) ?? false;
}

interface Framing {
  /** The Content-Security-Policy; null in development, whose pages change under their policy. */
  policy: string | null;
  cacheControl: 'no-store' | 'no-cache';
}

function setHeaders(reply: FastifyReply, { policy, cacheControl }: Framing): void {
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
}

interface Sending {
  status: 200 | 404;
  /** False in development. */
  isCacheable: boolean;
}

/** Sends a page in the best encoding the browser takes; nothing of it when the browser has it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  { status, isCacheable }: Sending,
): FastifyReply {
  // A connection stays open in HTTP/1.1 without a word, and 49 bytes more would not always come
  // with the first flight.
  reply.raw.removeHeader('connection');
  setHeaders(reply, { policy: isCacheable ? page.policy : null, cacheControl: 'no-cache' });
  void reply.code(status).header('etag', page.etag);
  if (status === 200 && isKept(request, page.etag)) {
    return reply.code(304).send();
  }
  const encoding = encodingFor(request);
  return encoding
    ? reply.header('content-encoding', encoding).send(page[encoding])
    : reply.send(page.plain);
}

// Compressed while the visitor waits: a third of the bytes in a millisecond; full compression would
// take longer.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface FreshPage extends Framing {
  html: string;
  /** False sends it as it is. */
  isPacked?: boolean;
}

/** Sends a page that was made for this one visitor, in the best encoding the browser takes. */
export async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, isPacked = true, ...framing }: FreshPage,
): Promise<FastifyReply> {
  setHeaders(reply, framing);
  const encoding = isPacked ? encodingFor(request) : undefined;
  if (!encoding) {
    return reply.send(html);
  }
  const packed = encoding === 'br' ? brotli(html, quality) : zip(html);
  return reply.header('content-encoding', encoding).send(await packed);
}
