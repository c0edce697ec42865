import fs from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Client } from './app.ts';

const films = path.join(import.meta.dirname, '../../web/public/media/hero');

/** The product's own film, of a megabyte. */
export function film(ending: 'mp4' | 'webm'): Buffer {
  const name = fs.readdirSync(films).find((file) => file.endsWith(ending))!;
  return fs.readFileSync(path.join(films, name));
}

/** A picture with the place it was taken at. */
export function picture(format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  return sharp({ create: { width: 320, height: 200, channels: 3, noise, background: 'black' } })
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' }, IFD3: { GPSLatitude: '45/1 31/1 0/1' } })
    .toFormat(format)
    .toBuffer();
}

/** A picture that says it has so many pixels. */
export async function hugePicture(width: number, height: number): Promise<Buffer> {
  const bytes = await picture('png');
  const size = 16;
  const sum = 29;
  bytes.writeUInt32BE(width, size);
  bytes.writeUInt32BE(height, size + 4);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, sum)), sum);
  return bytes;
}

function oggPage(flags: number, body: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS');
  head[5] = flags;
  head[26] = 1;
  head[27] = body.length;
  return Buffer.concat([head, body]);
}

/** The smallest thing that is an Ogg film. */
export function oggFilm(): Buffer {
  const header = Buffer.alloc(42);
  header.write('\u0080theora', 'latin1');
  header.writeUIntBE(320, 14, 3);
  header.writeUIntBE(200, 17, 3);
  const first = 2;
  const last = 4;
  return Buffer.concat([oggPage(first, header), oggPage(0, header), oggPage(last, header)]);
}

/** A form with one file, as a browser writes it. */
export async function fileForm(
  field: string,
  bytes: Buffer,
  name: string,
  type: string,
  more: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  Object.entries(more).forEach(([key, value]) => form.append(key, value));
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  const written = new Response(form);
  return {
    headers: { 'content-type': written.headers.get('content-type')! },
    payload: Buffer.from(await written.arrayBuffer()),
  };
}

/** Sends a film or picture through the door that staff use. */
export async function sendHeroFile(
  staff: Client,
  bytes: Buffer,
  { name = 'Summer.jpg', type = 'image/jpeg' } = {},
) {
  const form = await fileForm('heroFile', bytes, name, type);
  return staff.send({ method: 'POST', url: '/api/admin/hero-media', ...form });
}
