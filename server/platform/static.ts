import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** URL prefix -> folder. */
export type StaticFolders = Record<`/${string}`, string>;

/**
 * Serves the built files of the browser; a folder that was not built is left out. Compressed
 * neighbours (.br, .gz) go first.
 */
export async function serveFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  const present = Object.entries(folders)
    .map(([prefix, folder]) => [prefix, path.resolve(folder)] as const)
    .filter(([, folder]) => existsSync(folder));
  if (present.length === 0) {
    return;
  }
  await app.register(fastifyStatic, {
    root: present.map(([, folder]) => folder),
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
  });
  for (const [prefix, folder] of present) {
    app.get<{ Params: { '*': string } }>(
      `${prefix}/*`,
      { config: { access: 'public', rateLimit: false } },
      (request, reply) => {
        void reply.header('cross-origin-resource-policy', 'same-site');
        // A name that carries a hash of its content may be kept for a year; icons and the manifest
        // have fixed names and are asked for again.
        const isHashed = /[.-][\w-]{8}\.\w+$/.test(request.params['*']);
        return reply.sendFile(
          request.params['*'],
          folder,
          isHashed ? { maxAge: 31_536_000_000, immutable: true } : { maxAge: 3_600_000 },
        );
      },
    );
  }
}
