import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const best = { [constants.ZSTD_c_compressionLevel]: 19 };

// The types of Node do not know yet that zstd takes a dictionary.
const against = (base?: Buffer): object => (base ? { dictionary: base } : {});

/** Compresses a page, against another one if there is one: what both say takes almost nothing. */
export function packPage(html: Buffer, base?: Buffer): Promise<Buffer> {
  return compress(html, { params: best, ...against(base) });
}

export function unpackPage(packed: Buffer, base?: Buffer): Promise<Buffer> {
  return decompress(packed, against(base));
}

export function hashOf(html: Buffer): Buffer {
  return createHash('sha256').update(html).digest();
}
