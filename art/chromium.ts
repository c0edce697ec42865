import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';

/** The project's own folder, with a slash at its end. */
export const project = `${resolve(import.meta.dirname, '..')}/`;
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Opens a page in Chromium with the project served at its origin (`/media/` as the server does),
 * and closes both when the work is done.
 */
export async function withPage<T>(
  size: { width: number; height: number },
  work: (page: Page, origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://local').pathname).replace(
      /^\/media\//,
      '/web/public/media/',
    );
    readFile(join(project, path)).then(
      (body) =>
        response
          .setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
          .end(body),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage({ viewport: size });
    return await work(page, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser.close();
    server.close();
  }
}
