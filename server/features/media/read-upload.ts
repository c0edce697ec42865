import path from 'node:path';
import { uploadTypes } from '#core/contract/media.ts';
import { isUploadName, uploadFolder } from '#server/outside/uploads/upload-names.ts';
import type { FileSource } from '#server/platform/contract/send-file.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';

// A name never gets other content; and nothing in a file may run, whatever type a browser assumes.
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** A file of ours by name; 404 for any other. */
export function readUpload({ config }: Context, { name }: { name: string }): FileSource {
  if (!isUploadName(name)) {
    throw new HttpError(404, sentences.notFound, { headers: { 'cache-control': 'no-store' } });
  }
  const ending = path.extname(name).slice(1) as keyof typeof uploadTypes;
  return {
    path: path.join(uploadFolder(config), name),
    contentType: uploadTypes[ending],
    headers,
  };
}
