import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface StaticTwin {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The page of this markup as plain HTML: the same text, picture and style, no script. Answers where
 * it is.
 */
export async function serveTwin(origin: string, page: string): Promise<StaticTwin> {
  const html = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/\sdata-(?:island|props|start|id)="[^"]*"/g, '');
  const files = new Map<string, { head: Record<string, string>; body: Buffer }>();
  // Brotli's usual quality is its best.
  const keep = (path: string, type: string, cacheControl: string, bytes: Buffer) => {
    const isText = /^text\/|svg/.test(type);
    const head = {
      'content-type': type,
      'cache-control': cacheControl,
      ...(isText && { 'content-encoding': 'br' }),
    };
    files.set(path, { head, body: isText ? brotliCompressSync(bytes) : bytes });
  };
  keep('/', 'text/html; charset=utf-8', 'no-cache', Buffer.from(html));
  const server = createServer(async (request, response) => {
    const path = request.url!.split('?')[0]!;
    // Style sheets, fonts and pictures are the product's own files, held in memory.
    if (!files.has(path)) {
      const answer = await fetch(origin + path);
      if (!answer.ok) {
        return response.writeHead(404).end();
      }
      const type = answer.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await answer.arrayBuffer());
      keep(path, type, 'public, max-age=31536000, immutable', bytes);
    }
    const { head, body } = files.get(path)!;
    return response.writeHead(200, head).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
