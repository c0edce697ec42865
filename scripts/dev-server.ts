import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createServer as createVite } from 'vite';
import type { SiteData, SiteRenderer } from '#core/contract/site.ts';
import { readableLine } from '#server/outside/log-lines.ts';
import { listenError } from '#server/outside/port.ts';
import { readConfigOrEnd } from './read-config.ts';

// One port: Vite serves the source code and stays; everything else goes to the product
// (`dev-app.ts`), a process that a change of the server replaces.
const root = path.resolve(import.meta.dirname, '..');
const config = readConfigOrEnd(process.env);

const server = createServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void passOn(incoming, outgoing));
});
const vite = await createVite({
  root,
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: ['**/dist/**', '**/.cache/**', '**/data/**'] },
  },
});

const refresh = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>`;
const tasks = {
  async render(data: SiteData): Promise<string> {
    const module = (await vite.ssrLoadModule('/web/public/entry-server.tsx')) as SiteRenderer;
    const file = `${data.page[0]!.toUpperCase()}${data.page.slice(1)}Page.tsx`;
    // The page's own module brings its style sheets, with hot replacement.
    const head = `<script type="module" src="/@vite/client"></script>${refresh}<script type="module" src="/web/public/pages/${file}"></script>`;
    return module.render(data, {
      head,
      dark: '/web/public/document/dark.css',
      landingStart: '/web/public/document/start/landing-start.ts',
      cssOf: () => '',
      scriptsOf: () => ['/web/public/entry-client.ts'],
    });
  },
  async appDocument(app: string, address: string): Promise<string> {
    const html = await readFile(path.join(root, `web/${app}/index.html`), 'utf8');
    return vite.transformIndexHtml(address, html.replace('./main.tsx', `/web/${app}/main.tsx`));
  },
};

/** One line for each request; other lines as they are. */
function show(line: string): void {
  if (!line.includes('"msg":"Server listening')) {
    console.log(readableLine(line));
  }
}

type Task = { id: number; task: keyof typeof tasks; args: [never, never] };

interface Running {
  readonly child: ChildProcess;
  /** Where it listens; undefined if it ended before. */
  readonly port: number | undefined;
}

async function startApp(): Promise<Running> {
  const child = fork(path.join(root, 'scripts/dev-app.ts'), {
    cwd: root,
    execArgv: ['--import', './scripts/quick-imports.mjs'],
    env: { NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'), ...process.env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  createInterface({ input: child.stdout! }).on('line', show);
  return new Promise((resolve) => {
    child.on('exit', () => resolve({ child, port: undefined }));
    child.on('message', async (message: Task | { port: number }) => {
      if ('port' in message) {
        return resolve({ child, port: message.port });
      }
      const { id, task, args } = message;
      try {
        child.send({ id, html: await tasks[task](...args) });
      } catch (error) {
        child.send({ id, error: String((error as Error).stack) });
      }
    });
  });
}

async function stopApp({ child }: Running) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

/** The newest start; a request waits for it. */
let app = startApp();

async function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { port } = await app;
  const fail = () => outgoing.writeHead(502).end('The server has ended: its output says why.');
  if (!port) {
    return void fail();
  }
  const { method, url, headers } = incoming;
  const proxied = request({ port, host: '127.0.0.1', method, path: url, headers });
  proxied.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(outgoing);
  });
  proxied.on('error', fail);
  incoming.pipe(proxied);
}

async function restart() {
  const start = performance.now();
  app = app.then(stopApp).then(startApp);
  if ((await app).port) {
    console.log(`The server started again in ${Math.round(performance.now() - start)} ms.`);
  }
}
let timer: NodeJS.Timeout | undefined;
for (const folder of ['core', 'server']) {
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (file && !/\.test\.ts$|(^|\/)\./.test(file)) {
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), 50);
    }
  });
}

async function end(code: number) {
  await stopApp(await app);
  process.exit(code);
}
server.listen(config.port, config.host, () =>
  console.log(`Development server on http://${config.host}:${config.port}`),
);
server.on('error', (error) => {
  console.error(listenError(error, config).message);
  void end(1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void end(0));
}
