import type { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anyType, type FilePart, type FormBody } from '#core/contract/shapes.ts';
import { fieldError, HttpError, sentences } from '../http-error.ts';
import { defaultBodyLimit } from '../json-body.ts';

export interface UploadedFile {
  /** As sent by the client; may be displayed, but never used as a path. */
  readonly fileName: string;
  readonly contentType: string;
  /** Fails with 413 beyond the limit of the contract, and when the caller hangs up. */
  readonly bytes: Readable;
}

export interface SentForm {
  readonly fields: Record<string, unknown>;
  readonly file: UploadedFile;
}

const mostFields = 50;

// RFC 2046, 5.1.1.
const longBoundary = /;\s*boundary\s*=\s*("[^"]{71,}|[^\s";]{71,})/i;

/** Makes the routes of `scope` accept this form and no other content type. */
export async function takeForms(scope: FastifyInstance, { file }: FormBody) {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    limits: {
      files: 1,
      fields: mostFields,
      parts: mostFields + 1,
      fieldSize: defaultBodyLimit,
      fileSize: file.maxBytes,
    },
  });
  // After the hook that identifies the caller, before the first byte of the body.
  scope.addHook('preParsing', async ({ headers }) => {
    const type = headers['content-type'] ?? '';
    if (!/^multipart\/form-data\s*;/i.test(type)) {
      throw new HttpError(415, sentences.wrongForm);
    }
    if (longBoundary.test(type)) {
      throw new HttpError(400, sentences.badRequest);
    }
    if (Number(headers['content-length'] ?? 0) > file.maxBytes + defaultBodyLimit) {
      throw new HttpError(413, sentences.tooLarge);
    }
  });
}

function receive(part: MultipartFile, { name, contentTypes }: FilePart): UploadedFile {
  const { file, filename, mimetype } = part;
  const isTaken = contentTypes.includes(anyType) || contentTypes.includes(mimetype);
  if (part.fieldname !== name || !isTaken) {
    throw new HttpError(415, sentences.wrongFile);
  }
  // At once: otherwise the rest would be read to its end and thrown away.
  const cut = () => file.destroy(new HttpError(413, sentences.tooLarge));
  if (file.truncated) {
    cut();
  }
  file.once('limit', cut);
  return { fileName: filename, contentType: mimetype, bytes: file };
}

/** Reads a form up to its file, which still arrives when this resolves. 400 without a file. */
export async function readForm(request: FastifyRequest, { file }: FormBody): Promise<SentForm> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      return { fields, file: receive(part, file) };
    }
    if (part.fieldnameTruncated || part.valueTruncated) {
      throw new HttpError(413, sentences.tooLarge);
    }
    fields[part.fieldname] = part.value;
  }
  throw fieldError([
    {
      path: file.name,
      key: 'text.line',
    },
  ]);
}
