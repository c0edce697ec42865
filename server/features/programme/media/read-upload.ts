import path from 'node:path';
import { uploadTypes } from '#core/contract/programme/media.ts';
import { isUploadName, uploadFolder } from '#server/outside/uploads/upload-names.ts';
import type { FileSource } from '#server/platform/contract/send-file.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { bringUpload } from './stored/bring-upload.ts';

// A name never gets other content; and nothing in a file may run, whatever type a browser assumes.
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** A file of ours by name, brought to this disk if it is not there; 404 for any other. */
export async function readUpload(
  { db, config }: Context,
  { name }: { name: string },
): Promise<FileSource> {
  if (!isUploadName(name)) {
    throw new HttpError(404, sentences.notFound, { headers: { 'cache-control': 'no-store' } });
  }
  const folder = uploadFolder(config);
  await bringUpload(db, folder, name);
  const ending = path.extname(name).slice(1) as keyof typeof uploadTypes;
  return {
    path: path.join(folder, name),
    contentType: uploadTypes[ending],
    headers,
  };
}
