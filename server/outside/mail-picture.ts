import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../web/public/media/mail');

/** Reads the pictures of mails from a folder, each once. */
export function openMailPictures(from: string = folder) {
  const known = new Map<string, Promise<Buffer>>();

  async function read(name: string): Promise<Buffer> {
    const bytes = await readFile(path.join(from, name));
    const [, hash = ''] = name.split('.');
    if (createHash('sha256').update(bytes).digest('hex').slice(0, 32) !== hash) {
      throw new Error(`the picture ${name} is not the one that the email names`);
    }
    return bytes;
  }

  /**
   * A picture by the name of its file, which holds 128 bits of its SHA-256, so that a mail that names
   * it also says which bytes it means; throws for any others.
   */
  return (name: string): Promise<Buffer> => {
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
