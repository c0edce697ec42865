import { fileTypeFromBuffer } from 'file-type';
import { emptyFile, wrongContent } from './policy.ts';

/** What a file is by its first bytes. */
export interface FileKind {
  mediaType: 'image' | 'video';
  /** Of the name under which a film is kept; pictures are made anew. */
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

/** How many bytes are enough to know a file. */
export const headBytes = 4100;

/** Knows a file by its first bytes, never by its name or what was said of it; else 415, and 400 without any. */
export async function recogniseFile(head: Uint8Array): Promise<FileKind> {
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
