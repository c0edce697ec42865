import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

// Public pages are few, but each visit may bring a page made for one person: a twentieth more
// bytes, in a tenth of the time.
const levels = { public: 19, personal: 9 } as const;

// The types of Node do not know yet that zstd takes a dictionary.
const against = (base?: Buffer): object => (base ? { dictionary: base } : {});

/** Compresses a page, against another one if there is one: common parts take almost nothing. */
export function packPage(html: Buffer, base?: Buffer, sort: keyof typeof levels = 'public') {
  const params = { [constants.ZSTD_c_compressionLevel]: levels[sort] };
  return compress(html, { params, ...against(base) });
}

export function unpackPage(packed: Buffer, base?: Buffer): Promise<Buffer> {
  return decompress(packed, against(base));
}

export function hashOf(html: Buffer): Buffer {
  return createHash('sha256').update(html).digest();
}

/**
 * A page as it was served, from its stored parts: each was compressed against the one before. Null
 * if that is no longer the page.
 */
export async function readPage(hash: Buffer, parts: readonly (Buffer | null)[]) {
  try {
    let page: Buffer | undefined;
    for (const part of parts) {
      page = part === null ? page : await unpackPage(part, page);
    }
    return page && hashOf(page).equals(hash) ? page : null;
  } catch {
    return null;
  }
}
