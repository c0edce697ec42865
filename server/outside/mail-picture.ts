import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentIdOf } from '#core/domain/mail/mail-picture.ts';

const folder = path.resolve(import.meta.dirname, '../../web/public/media/mail');

export interface MailPicture {
  name: string;
  bytes: Buffer;
  /** Its part of a message (RFC 2045), encoded once for all mails. */
  part: Buffer;
}

function partOf(name: string, bytes: Buffer): Buffer {
  const heads = [
    `Content-Type: image/jpeg; name="${name}"`,
    `Content-ID: <${contentIdOf(name)}>`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: inline; filename="${name}"`,
  ];
  const lines = bytes.toString('base64').match(/.{1,76}/g) ?? [];
  return Buffer.from([...heads, '', ...lines].join('\r\n'));
}

/** Reads the pictures of mails from a folder, each once. */
export function openMailPictures(from: string = folder) {
  const known = new Map<string, Promise<MailPicture>>();

  async function read(name: string): Promise<MailPicture> {
    const bytes = await readFile(path.join(from, name));
    const [, hash = ''] = name.split('.');
    if (createHash('sha256').update(bytes).digest('hex').slice(0, 32) !== hash) {
      throw new Error(`the picture ${name} is not the one that the email names`);
    }
    return { name, bytes, part: partOf(name, bytes) };
  }

  /**
   * A picture by the name of its file, which holds 128 bits of its SHA-256, so that a mail that
   * names it also says which bytes it means; throws for any others.
   */
  return (name: string): Promise<MailPicture> => {
    const found = known.get(name);
    if (found) {
      return found;
    }
    const reading = read(name);
    known.set(name, reading);
    reading.catch(() => known.delete(name));
    return reading;
  };
}

export const readMailPicture = openMailPictures();
