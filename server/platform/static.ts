import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isThere } from '#server/outside/uploads/upload-disk.ts';

export type StaticFolders = Record<`/${string}`, string>;

export type FindFile = (
  name: string,
  takesBrotli: boolean,
) => Promise<{ bytes: Buffer; isBrotli: boolean } | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a path of this site leads to a file; true if there is no folder to check. */
    hasFile(address: string): boolean;
  }
}

const config = {
  access: 'public',
  rateLimit: false,
} as const;

// A file name with a hash of its content may be cached for a year; icons and the manifest have
// fixed names and are revalidated.
const hashedName = /[.-][\w-]{8}\.\w+$/;
const anHourMs = 3_600_000;
const aYearMs = 31_536_000_000;

// These files are never documents and never run as one, so a document's headers are useless on
// them. They are needed before the first paint: 420 bytes on a font cost a phone a round trip.
const notDocument = /\.(?:js|css|woff2|avif|webp|jpg|png|webm|mp4|m4a)$/;
const ofDocuments = [
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'content-security-policy',
];

function dropDocumentHeaders(reply: FastifyReply, file: string): void {
  if (notDocument.test(file.replace(/\.(?:br|gz)$/, ''))) {
    ofDocuments.forEach((header) => reply.removeHeader(header));
  }
}

function caching(name: string) {
  if (hashedName.test(name)) {
    return {
      maxAge: aYearMs,
      immutable: true,
      lastModified: false,
    };
  }
  return { maxAge: anHourMs };
}

/**
 * Serves built files, preferring compressed versions (.br, .gz); missing folders are ignored.
 * `findAsset` looks for missing files of `/assets`.
 */
export async function serveFiles(
  app: FastifyInstance,
  folders: StaticFolders,
  findAsset?: FindFile,
) {
  const present = new Map<string, string>();
  for (const [prefix, folder] of Object.entries(folders)) {
    if (existsSync(folder)) {
      present.set(prefix, path.resolve(folder));
    }
  }
  app.decorate('hasFile', (address) => hasFile(app, present, address));
  if (present.size === 0) {
    return;
  }
  await app.register(fastifyStatic, {
    root: [...present.values()],
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    // Only for a file that was found: the answer in its place may be a page.
    setHeaders: dropDocumentHeaders,
  });
  for (const [prefix, folder] of present) {
    serveFolder(app, prefix, folder, prefix === '/assets' ? findAsset : undefined);
  }
}

function hasFile(app: FastifyInstance, present: Map<string, string>, address: string): boolean {
  const [, prefix = '', name = ''] = /^(\/[^/]+)\/([^?#]*)/.exec(address) ?? [];
  const folder = present.get(prefix);
  if (folder === undefined) {
    return app.hasRoute({ method: 'GET', url: `${prefix}/*` });
  }
  try {
    const file = path.join(folder, decodeURIComponent(name));
    return file.startsWith(folder + path.sep) && statSync(file).isFile();
  } catch {
    return false;
  }
}

function serveFolder(app: FastifyInstance, prefix: string, folder: string, find?: FindFile): void {
  const url = `${prefix}/*`;
  app.get<{ Params: { '*': string } }>(url, { config }, async (request, reply) => {
    const { '*': name } = request.params;
    void reply.header('cross-origin-resource-policy', 'same-site');
    if (find && /^[\w.-]+$/.test(name) && hashedName.test(name)) {
      const isHere = await isThere(path.join(folder, name));
      if (!isHere && (await sendFound(request, reply, { name, find }))) {
        return reply;
      }
    }
    return reply.sendFile(name, folder, caching(name));
  });
}

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Sends a file that is missing on this disk as if it were there; false if no server has it. */
async function sendFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, find }: { name: string; find: FindFile },
) {
  const found = await find(name, /\bbr\b/.test(String(request.headers['accept-encoding'])));
  if (!found) {
    return false;
  }
  dropDocumentHeaders(reply, name);
  if (found.isBrotli) {
    void reply.header('content-encoding', 'br');
  }
  void reply
    .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    .type(types[path.extname(name)] ?? 'application/octet-stream')
    .send(found.bytes);
  return true;
}
