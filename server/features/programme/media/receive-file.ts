import path from 'node:path';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromBuffer } from 'file-type';
import { requireRoom } from '#server/outside/uploads/upload-disk.ts';
import { refuseHugePicture } from './make-pictures.ts';
import { emptyFile, wrongContent } from './policy.ts';

export interface Received extends FileKind {
  /** Bytes. */
  size: number;
}

// There was room for each when it began; there may be none for all that arrive at once.
const bytesBetweenLooks = 1024 * 1024;

/**
 * Writes an arriving file to `target`; it is on the disk when this returns. 415 or 422 as soon as
 * the first bytes show a file that is not `wanted` or far too large; ENOSPC if the disk is nearly
 * full. The caller must remove what was written.
 */
export async function receiveFile(
  bytes: Readable,
  target: string,
  check: (kind: FileKind) => void = () => {},
): Promise<Received> {
  let kind: FileKind | undefined;
  let size = 0;
  let lookAt = bytesBetweenLooks;

  async function inspect(head: Buffer) {
    kind = await recogniseFile(head);
    check(kind);
    if (kind.mediaType === 'image') {
      await refuseHugePicture(head);
    }
  }

  async function* inspected(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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
        await inspect(head);
        yield head;
      }
    }
    if (!kind) {
      await inspect(head);
      yield head;
    }
  }

  const file = createWriteStream(target, {
    flags: 'wx',
    mode: 0o600,
    flush: true,
  });
  await pipeline(bytes, inspected, file);
  return { ...kind!, size };
}

/** The same for a picture only. */
export function receivePicture(bytes: Readable, target: string): Promise<Received> {
  return receiveFile(bytes, target, ({ mediaType }) => {
    if (mediaType !== 'image') {
      throw wrongContent();
    }
  });
}

export interface FileKind {
  mediaType: 'image' | 'video';
  /** Extension of a stored film; pictures are re-encoded. */
  ending: 'mp4' | 'webm' | 'ogv' | 'picture';
}

const picture: FileKind = { mediaType: 'image', ending: 'picture' };
const kinds: Readonly<Record<string, FileKind>> = {
  'image/jpeg': picture,
  'image/png': picture,
  'image/apng': picture,
  'image/gif': picture,
  'image/webp': picture,
  'image/avif': picture,
  'video/mp4': { mediaType: 'video', ending: 'mp4' },
  'video/x-m4v': { mediaType: 'video', ending: 'mp4' },
  'video/webm': { mediaType: 'video', ending: 'webm' },
  'video/ogg': { mediaType: 'video', ending: 'ogv' },
};

const headBytes = 4100;

/** Recognises a file by its first bytes, not its name or type; 415 if unknown, 400 if empty. */
async function recogniseFile(head: Uint8Array): Promise<FileKind> {
  if (head.length === 0) {
    throw emptyFile();
  }
  const found = await fileTypeFromBuffer(head);
  const kind = kinds[found?.mime ?? ''];
  if (!kind) {
    throw wrongContent();
  }
  return kind;
}
