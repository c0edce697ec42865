import fs from 'node:fs/promises';

const pageHead = 27;
const endOfStream = 4;
const theora = Buffer.from('\u0080theora', 'latin1');
const headerBytes = 100;

/** What is known of a film by its own words; pixels. */
export interface Film {
  codec: string;
  width: number;
  height: number;
}

/**
 * Reads an Ogg film page by page, as the library for the other kinds knows its sound alone: every
 * page must follow the one before and the last end with the file. Undefined when it is damaged.
 */
export async function readOgg(file: string): Promise<Film | undefined> {
  const handle = await fs.open(file, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(pageHead + 255);
    let film: Film | undefined;
    let hasEnded = false;
    let at = 0;
    while (at < size) {
      const { bytesRead } = await handle.read(head, 0, head.length, at);
      const segments = head[pageHead - 1]!;
      const bodyAt = pageHead + segments;
      if (bytesRead < bodyAt || head.toString('latin1', 0, 4) !== 'OggS') {
        return undefined;
      }
      const lengths = head.subarray(pageHead, bodyAt);
      const bodyLength = lengths.reduce((sum, length) => sum + length, 0);
      if (!film && at < 64 * 1024) {
        film = await readTheora(handle, at + bodyAt);
      }
      hasEnded = (head[5]! & endOfStream) !== 0;
      at += bodyAt + bodyLength;
    }
    return at === size && hasEnded ? film : undefined;
  } finally {
    await handle.close();
  }
}

async function readTheora(handle: fs.FileHandle, at: number): Promise<Film | undefined> {
  const header = Buffer.alloc(headerBytes);
  const { bytesRead } = await handle.read(header, 0, headerBytes, at);
  if (bytesRead < 20 || !header.subarray(0, theora.length).equals(theora)) {
    return undefined;
  }
  return {
    codec: 'theora',
    width: header.readUIntBE(14, 3),
    height: header.readUIntBE(17, 3),
  };
}
