import fs from 'node:fs/promises';

const headBytes = 4096;
const segmentId = 0x18538067;

/**
 * Reads how long a number is by its first byte, and the number without the bits that say it; null
 * for a length that is left open, as a film that is sent live has it.
 */
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

/**
 * Whether a WebM is as long as it says: a player shows what there is of one that was cut off, so its
 * frames do not tell.
 */
export async function isWebmWhole(file: string): Promise<boolean> {
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
