import path from 'node:path';
import { buildApp } from '#server/app.ts';
import { composePages, siteFolders } from '#server/pages/compose.ts';
import { openProduct } from './open-product.ts';
import { readConfigOrEnd } from './read-config.ts';

// The product without its front ends: `dev-server.ts`, which keeps Vite, starts it again after each
// change, and renders for it.
const config = readConfigOrEnd(process.env);
const database = await openProduct(config, (password) =>
  console.log(`First admin: user name "${config.adminUsername}", password "${password}".`),
);
const waiting = new Map<number, PromiseWithResolvers<string>>();
let lastId = 0;

/** Asks the parent, which has Vite. */
function ask(task: 'render' | 'appDocument', ...args: unknown[]) {
  const id = (lastId += 1);
  const answer = Promise.withResolvers<string>();
  waiting.set(id, answer);
  process.send!({ id, task, args });
  return answer.promise;
}
process.on('message', ({ id, html, error }: { id: number; html: string; error?: string }) => {
  const answer = waiting.get(id)!;
  waiting.delete(id);
  return error ? answer.reject(new Error(error)) : answer.resolve(html);
});

const app = await buildApp({
  config,
  database,
  pages: composePages({
    isCacheable: false,
    renderer: { render: (data) => ask('render', data) },
    assets: {
      cssOf: () => '',
      dark: '',
      landingStart: '',
      head: '',
      scriptsOf: () => ['/web/public/entry-client.ts'],
    },
    appDocument: (name, address) => ask('appDocument', name, address),
  }),
  folders: siteFolders(path.resolve(import.meta.dirname, '..')),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: Number(new URL(address).port) });

async function stop() {
  await app.close();
  await database.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => {});
process.on('disconnect', () => void stop());
