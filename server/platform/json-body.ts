import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, sentences } from './http-error.ts';

/** The largest JSON body, unless a route allows another; a longer one is not read. */
export const defaultBodyLimit = 64 * 1024;

export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Nothing is inflated here: a small body that grows to gigabytes is never read.
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const { 'content-encoding': encoding = 'identity' } = headers;
    done(encoding === 'identity' ? undefined : new HttpError(415, sentences.wrongType));
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parse);
}

/** Text in UTF-8 without its mark; 400 for other bytes, whose letters would be lost. */
function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new HttpError(400, sentences.notUtf8);
  }
}

async function parse(_request: FastifyRequest, body: string | Buffer): Promise<unknown> {
  const text = decode(body as Buffer);
  if (text === '') {
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, sentences.badRequest);
  }
}
