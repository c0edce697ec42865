import type { FastifyInstance } from 'fastify';
import { HttpError, sentences } from './http-error.ts';

/**
 * The only body this server reads: JSON of at most 64 KiB, or what the route allows. Too long a
 * Content-Length is refused before a byte is read.
 */
export const defaultBodyLimit = 64 * 1024;

export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Nothing is inflated here: a small body that grows to gigabytes is never read.
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
      throw new HttpError(415, sentences.wrongType);
    }
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') {
      return done(null, undefined);
    }
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new HttpError(400, sentences.badRequest), undefined);
    }
  });
}
