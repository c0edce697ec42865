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
  const asText = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/json', asText, parse);
}

async function parse(_request: FastifyRequest, text: string | Buffer): Promise<unknown> {
  if (text === '') {
    return undefined;
  }
  try {
    return JSON.parse(String(text));
  } catch {
    throw new HttpError(400, sentences.badRequest);
  }
}
