import fs from 'node:fs/promises';
import { EncodedPacketSink, FilePathSource, Input, MP4, WEBM } from 'mediabunny';

const headBytes = 4096;
const segmentId = 0x18538067;

/** Reads the length of a number by its first byte, and the number; null if left open. */
function readLength(head: Buffer, at: number): { size: number; value: number | null } {
  const size = Math.clz32(head[at] ?? 0) - 23;
  let value = (head[at] ?? 0) & ((1 << (8 - size)) - 1);
  let isOpen = value === (1 << (8 - size)) - 1;
  for (let next = at + 1; next < at + size; next += 1) {
    const byte = head[next] ?? 0;
    value = value * 256 + byte;
    isOpen &&= byte === 0xff;
  }
  return { size, value: isOpen ? null : value };
}

/** Whether a WebM is as long as it says: a player shows what is left of a cut one. */
async function isWebmWhole(file: string) {
  const handle = await fs.open(file, 'r');
  try {
    const head = Buffer.alloc(headBytes);
    await handle.read(head, 0, headBytes, 0);
    const { size: fileSize } = await handle.stat();
    // The head of the file, then one segment that holds everything.
    const first = readLength(head, 4);
    const at = 4 + first.size + (first.value ?? 0);
    if (at + 4 > headBytes || head.readUInt32BE(at) !== segmentId) {
      return false;
    }
    const segment = readLength(head, at + 4);
    return segment.value === null || at + 4 + segment.size + segment.value <= fileSize;
  } finally {
    await handle.close();
  }
}

const pageHead = 27;
const endOfStream = 4;
const theora = Buffer.from('\u0080theora', 'latin1');
const headerBytes = 100;

/** A film's own metadata; pixels. */
export interface Film {
  codec: string;
  width: number;
  height: number;
}

/**
 * Reads an Ogg film page by page, as the other kinds' library reads only its sound: every page must
 * follow the one before and the last end with the file. Undefined when it is damaged.
 */
async function readOgg(file: string): Promise<Film | undefined> {
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

/** Undefined when there is no moving picture, or the first or last frame cannot be read. */
export async function readFilm(file: string): Promise<Film | undefined> {
  if (file.endsWith('.ogv')) {
    return readOgg(file);
  }
  if (file.endsWith('.webm') && !(await isWebmWhole(file))) {
    return undefined;
  }
  const input = new Input({
    formats: [MP4, WEBM],
    source: new FilePathSource(file),
  });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) {
      return undefined;
    }
    const frames = new EncodedPacketSink(track);
    const first = await frames.getFirstPacket();
    const last = await frames.getPacket(Infinity);
    if (!first?.byteLength || !last?.byteLength) {
      return undefined;
    }
    return {
      codec: track.codec ?? 'something unknown',
      width: track.displayWidth,
      height: track.displayHeight,
    };
  } finally {
    input.dispose();
  }
}
