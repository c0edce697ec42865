import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AnyRoute } from '#core/contract/route.ts';
import {
  type AnswerShape,
  type FileAnswer,
  isJson,
  noAnswer,
  type RedirectAnswer,
  type StreamAnswer,
} from '#core/contract/shapes.ts';
import { HttpError, sentences } from '../http-error.ts';
import { type FileSource, sendFile } from './send-file.ts';

function sendJson(reply: FastifyReply, status: number, answer: unknown): FastifyReply {
  // Serialised here: `null` is an answer of ours, and Fastify would send it as an empty body.
  const text = JSON.stringify(answer);
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}

type Chunk = string | Uint8Array;

interface StreamSource {
  /** Read as fast as the client reads it; ended (`return`) if the client disconnects. */
  readonly chunks: AsyncIterable<Chunk> | readonly Chunk[];
  /** The name under which a browser saves it; without one it is shown. */
  readonly fileName?: string;
}

async function* continued(
  first: IteratorResult<Chunk>,
  iterator: AsyncIterator<Chunk> | Iterator<Chunk>,
  { isStillLetIn }: FastifyRequest,
): AsyncGenerator<Chunk> {
  for (let result = first; !result.done; result = await iterator.next()) {
    yield result.value;
    if (!(await isStillLetIn())) {
      throw new HttpError(401, sentences.signIn);
    }
  }
}

/**
 * Sends text or bytes while they are made, and breaks off when the session of the caller has ended.
 * An error before the first of them is an ordinary one; a HEAD has nothing made but the first.
 */
async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  contentType: string,
  { chunks, fileName }: StreamSource,
): Promise<FastifyReply> {
  const iterator =
    Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks.values();
  const first = await iterator.next();
  const sent = request.method === 'HEAD' ? [] : continued(first, iterator, request);
  const stream = Readable.from(sent, { objectMode: false });
  // However it ends: sent, failed, or left by the caller before anything was read.
  stream.once('close', () => void iterator.return?.());
  if (fileName !== undefined) {
    void reply.header('content-disposition', contentDisposition(fileName));
  }
  return reply.type(contentType).send(stream);
}

export type AnswerOf<Answer extends AnswerShape> = Answer extends typeof noAnswer
  ? void
  : Answer extends StreamAnswer
    ? StreamSource
    : Answer extends FileAnswer
      ? FileSource
      : Answer extends RedirectAnswer
        ? string
        : Answer extends z.ZodMiniType
          ? z.input<Answer>
          : never;

type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
) => FastifyReply | Promise<FastifyReply>;

export function senderOf(entry: AnyRoute): Send {
  const { answer: shape, status = 200 } = entry;
  if (shape === noAnswer) {
    return (_request, reply) => reply.code(204).send();
  }
  if (isJson(shape)) {
    return (_request, reply, answer) => sendJson(reply, status, answer);
  }
  switch (shape.kind) {
    case 'stream':
      return (request, reply, answer) => {
        return sendStream(request, reply, shape.contentType, answer as StreamSource);
      };
    case 'file':
      return (request, reply, answer) => {
        return sendFile(request, reply, shape, answer as FileSource);
      };
    case 'redirect':
      return (_request, reply, answer) => reply.redirect(answer as string, 302);
  }
}
