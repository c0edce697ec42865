import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireRoom } from '#server/outside/uploads/upload-disk.ts';
import { refuseHugePicture } from './make-pictures.ts';
import { type FileKind, headBytes, recogniseFile } from './recognise-file.ts';

export interface Received extends FileKind {
  /** Bytes. */
  size: number;
}

// There was room for each when it began; there may be none for all that arrive at once.
const bytesBetweenLooks = 1024 * 1024;

/**
 * Writes a file to `target` while it arrives; it is on the disk when this returns. 415 or 422 with
 * the first bytes of what is not `wanted` or far too large, so that the rest need not come; ENOSPC
 * once the disk has little left. The caller removes what was written.
 */
export async function receiveFile(
  bytes: Readable,
  target: string,
  check: (kind: FileKind) => void = () => {},
): Promise<Received> {
  let kind: FileKind | undefined;
  let size = 0;
  let lookAt = bytesBetweenLooks;

  async function judge(head: Buffer): Promise<void> {
    kind = await recogniseFile(head);
    check(kind);
    if (kind.mediaType === 'image') {
      await refuseHugePicture(head);
    }
  }

  async function* judged(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let head = Buffer.alloc(0);
    for await (const chunk of source) {
      size += chunk.length;
      if (size >= lookAt) {
        lookAt = size + bytesBetweenLooks;
        await requireRoom(path.dirname(target));
      }
      if (kind) {
        yield chunk;
        continue;
      }
      head = Buffer.concat([head, chunk]);
      if (head.length >= headBytes) {
        await judge(head);
        yield head;
      }
    }
    if (!kind) {
      await judge(head);
      yield head;
    }
  }

  const file = createWriteStream(target, {
    flags: 'wx',
    mode: 0o600,
    flush: true,
  });
  await pipeline(bytes, judged, file);
  return { ...kind!, size };
}
