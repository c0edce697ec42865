import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Language } from '#core/domain/language.ts';

export interface StaticTwin {
  readonly url: string;
  stop(): Promise<void>;
}

/** A page in a language as plain HTML. */
export async function staticTwin(
  origin: string,
  language: Language,
  path = '/',
): Promise<StaticTwin> {
  return serveTwin(origin, await (await fetch(`${origin}${path}?lang=${language}`)).text());
}

const packed = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const isText = (type: string) => /^text\/|svg/.test(type);

/**
 * The page of this markup as plain HTML: the same text, picture and style, no script. Answers where
 * it is.
 */
export async function serveTwin(origin: string, page: string): Promise<StaticTwin> {
  const html = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/\sdata-(?:island|props|start|id)="[^"]*"/g, '');
  const body = packed(html);
  const files = new Map<string, { type: string; body: Buffer }>();
  const server = createServer((request, response) => {
    void (async () => {
      const asked = request.url!.split('?')[0]!;
      if (asked === '/') {
        return response
          .writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'content-encoding': 'br',
            'cache-control': 'no-cache',
          })
          .end(body);
      }
      // Style sheets, fonts and pictures are the product's own files, held in memory.
      if (!files.has(asked)) {
        const answer = await fetch(origin + asked);
        if (!answer.ok) {
          return response.writeHead(404).end();
        }
        const type = answer.headers.get('content-type') ?? '';
        const bytes = Buffer.from(await answer.arrayBuffer());
        files.set(asked, { type, body: isText(type) ? packed(bytes) : bytes });
      }
      const file = files.get(asked)!;
      return response
        .writeHead(200, {
          'content-type': file.type,
          ...(isText(file.type) && { 'content-encoding': 'br' }),
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .end(file.body);
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
