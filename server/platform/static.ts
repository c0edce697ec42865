import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** URL prefix -> folder. */
export type StaticFolders = Record<`/${string}`, string>;

const config = {
  access: 'public',
  rateLimit: false,
} as const;

// A name that carries a hash of its content may be kept for a year; icons and the manifest have
// fixed names and are asked for again.
const hashedName = /[.-][\w-]{8}\.\w+$/;
const anHourMs = 3_600_000;
const aYearMs = 31_536_000_000;

function caching(name: string) {
  if (hashedName.test(name)) {
    return { maxAge: aYearMs, immutable: true };
  }
  return { maxAge: anHourMs };
}

/**
 * Serves the built files of the browser; a folder that was not built is left out. Compressed
 * neighbours (.br, .gz) go first.
 */
export async function serveFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  const present = new Map<string, string>();
  for (const [prefix, folder] of Object.entries(folders)) {
    if (existsSync(folder)) {
      present.set(prefix, path.resolve(folder));
    }
  }
  if (present.size === 0) {
    return;
  }
  await app.register(fastifyStatic, {
    root: [...present.values()],
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
  });
  for (const [prefix, folder] of present) {
    serveFolder(app, prefix, folder);
  }
}

function serveFolder(app: FastifyInstance, prefix: string, folder: string): void {
  const url = `${prefix}/*`;
  app.get<{ Params: { '*': string } }>(url, { config }, (request, reply) => {
    const { '*': name } = request.params;
    void reply.header('cross-origin-resource-policy', 'same-site');
    return reply.sendFile(name, folder, caching(name));
  });
}
