import path from 'node:path';
import { send } from '@fastify/send';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '#core/contract/shapes.ts';
import { HttpError, sentences } from '../http-error.ts';

export interface FileSource {
  /** Absolute path on this machine. Must never be built from what a client sends. */
  readonly path: string;
  readonly contentType: string;
  /** The name under which a browser saves it; without one it is shown. */
  readonly fileName?: string;
  /** Sent with the file, or a part of it, and with no refusal. */
  readonly headers?: Readonly<Record<string, string>>;
}

const refused: Record<number, string> = {
  412: sentences.changed,
  416: sentences.noSuchPart,
};

/** Sends a file on the disk, whole or the requested range; 404 if it is missing. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentTypes }: FileAnswer,
  source: FileSource,
): Promise<FastifyReply> {
  const { contentType, fileName, headers = {} } = source;
  if (!contentTypes.includes(contentType)) {
    throw new Error(`A file of ${contentType}, which its contract does not name.`);
  }
  const { dir, base } = path.parse(source.path);
  const found = await send(request.raw, encodeURIComponent(base), {
    root: dir,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
    contentType: false,
  });
  if (found.type !== 'file') {
    found.stream.destroy();
    const { 'Content-Range': range } = found.headers;
    const message = refused[found.statusCode];
    throw message
      ? new HttpError(
          found.statusCode,
          message,
          range ? { headers: { 'content-range': range } } : {},
        )
      : new HttpError(404, sentences.notFound);
  }
  if (fileName !== undefined) {
    void reply.header('content-disposition', contentDisposition(fileName));
  }
  return reply
    .code(found.statusCode)
    .headers(found.headers)
    .headers(headers)
    .type(contentType)
    .send(found.stream);
}
