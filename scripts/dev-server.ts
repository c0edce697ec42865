import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import { buildApp } from '#server/app.ts';
import { composePages, siteFolders } from '#server/pages/compose.ts';
import type { Site } from '#server/pages/site.ts';
import { listenError } from '#server/outside/port.ts';
import type { SiteRenderer } from '#core/contract/site.ts';
import { openProduct } from './open-product.ts';
import { readConfigOrEnd } from './read-config.ts';

// One process, one port: Vite answers what is source code, everything else is the product itself.
const root = path.resolve(import.meta.dirname, '..');
const config = readConfigOrEnd(process.env);
const database = await openProduct(config, (password) =>
  console.log(`First admin: user name "${config.adminUsername}", password "${password}".`),
);

let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
const server = (await import('node:http')).createServer((request, response) => {
  vite.middlewares(request, response, () => handle(request, response));
});
const vite = await createVite({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});

const refresh = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>`;
const site: Site = {
  isCacheable: false,
  renderer: {
    render: async (data, assets) => {
      const module = (await vite.ssrLoadModule('/web/public/entry-server.tsx')) as SiteRenderer;
      const file = `${data.page[0]!.toUpperCase()}${data.page.slice(1)}Page.tsx`;
      // The page's own module brings its style sheets, with hot replacement.
      const styles = `<script type="module" src="/@vite/client"></script>${refresh}<script type="module" src="/web/public/pages/${file}"></script>`;
      return module.render(data, { ...assets, head: styles });
    },
  },
  assets: {
    cssOf: () => '',
    head: '',
    scripts: ['/web/public/entry-client.ts'],
  },
  appDocument: async (app, address) => {
    const html = await readFile(path.join(root, `web/${app}/index.html`), 'utf8');
    return vite.transformIndexHtml(address, html.replace('./main.tsx', `/web/${app}/main.tsx`));
  },
};
const app = await buildApp({
  config,
  database,
  pages: composePages(site),
  folders: siteFolders(root),
});
await app.ready();
handle = (request, response) => app.routing(request, response);
server.listen(config.port, config.host, () =>
  console.log(`Development server on http://${config.host}:${config.port}`),
);
server.on('error', (error) => {
  console.error(listenError(error, config).message);
  process.exit(1);
});
process.on(
  'SIGTERM',
  () =>
    void vite
      .close()
      .then(() => app.close())
      .then(() => database.close())
      .then(() => process.exit(0)),
);
process.on('SIGINT', () => process.emit('SIGTERM'));
