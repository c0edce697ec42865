import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';

type Chunk = string | Uint8Array;

/** What a stream's handler answers. */
export interface StreamSource {
  /** Read as fast as the caller takes it; ended (`return`) when the caller goes away. */
  readonly chunks: AsyncIterable<Chunk>;
  /** The name under which a browser saves it; without one it is shown. */
  readonly fileName?: string;
}

async function* continued(
  first: IteratorResult<Chunk>,
  iterator: AsyncIterator<Chunk>,
): AsyncGenerator<Chunk> {
  for (let result = first; !result.done; result = await iterator.next()) {
    yield result.value;
  }
}

/** Sends text or bytes while they are made. An error before the first of them is an ordinary one. */
export async function sendStream(
  reply: FastifyReply,
  contentType: string,
  { chunks, fileName }: StreamSource,
): Promise<FastifyReply> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  const stream = Readable.from(continued(first, iterator), { objectMode: false });
  // However it ends: sent, failed, or left by the caller before anything was read.
  stream.once('close', () => void iterator.return?.());
  if (fileName !== undefined) {
    void reply.header('content-disposition', contentDisposition(fileName));
  }
  return reply.type(contentType).send(stream);
}
