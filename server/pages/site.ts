import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ScreenRenderer, SiteAssets, SiteRenderer } from '#core/contract/site.ts';
import { type BuildManifest, collect, readManifest } from './build/manifest.ts';
import { screenLinks } from './build/screen-links.ts';

/** The back offices, each a document and a folder below `web/`: the CRM, the portal. */
export type SinglePageApp = 'admin' | 'portal';

/** A front end ready to serve: built files, or a development server that makes them on the fly. */
export interface Site {
  readonly renderer: SiteRenderer;
  readonly assets: SiteAssets;
  appDocument(app: SinglePageApp, address: string): Promise<string>;
  /** Links that fetch the files of these modules while the app still starts; none in development. */
  screenLinks?(app: SinglePageApp, modules: readonly string[]): string;
  /** The renderers of the first screens of the back offices; not in development. */
  readonly screens?: Readonly<Partial<Record<SinglePageApp, ScreenRenderer>>>;
  /** The text of a style sheet of the back offices, by its address in the document. */
  sheetOf?(address: string): string | undefined;
  /** Pages may be kept in memory (not in development). */
  readonly isCacheable: boolean;
}

/** A renderer as built: its pages are files of their own until `load` has imported them. */
interface Loadable {
  load(): Promise<unknown>;
}

/**
 * The front end that `npm run build` left in `dist`, all of it in memory: the next build may take
 * the files away. Throws a plain sentence when there is none.
 */
export async function builtSite(dist: string): Promise<Site> {
  const client = join(dist, 'client');
  const server = join(dist, 'server');
  let manifests: Record<'admin' | 'client' | 'portal' | 'server', BuildManifest>;
  try {
    manifests = {
      admin: readManifest(client, 'manifest-admin'),
      client: readManifest(client),
      portal: readManifest(client, 'manifest-portal'),
      server: readManifest(server),
    };
  } catch {
    throw new Error('The pages are not built yet. Run "npm run build" first.');
  }
  const bring = async <Renderer>(file: string) =>
    (await import(pathToFileURL(join(server, file)).href)) as Renderer & Loadable;
  const [renderer, portal, admin] = await Promise.all([
    bring<SiteRenderer>('entry-server.js'),
    bring<ScreenRenderer>('portal-server.js'),
    bring<ScreenRenderer>('admin-server.js'),
  ]);
  await Promise.all([renderer.load(), portal.load(), admin.load()]);
  const files = new Set(Object.values(manifests.server).flatMap((chunk) => chunk.css ?? []));
  const sheets = new Map(
    [...files].map((file) => [file, readFileSync(join(server, file), 'utf8').trim()]),
  );
  const officeSheets = new Map(
    [...Object.values(manifests.portal), ...Object.values(manifests.admin)]
      .flatMap((chunk) => chunk.css ?? [])
      .map((file) => [`/${file}`, readFileSync(join(client, file), 'utf8').trim()]),
  );
  const entry = manifests.client['web/public/entry-client.ts']!;
  const readDocument = (app: SinglePageApp) =>
    readFileSync(join(client, `web/${app}/index.html`), 'utf8');
  const documents = {
    admin: readDocument('admin'),
    portal: readDocument('portal'),
  };
  const linkers = {
    admin: screenLinks(manifests.admin, 'web/admin/index.html'),
    portal: screenLinks(manifests.portal, 'web/portal/index.html'),
  };
  return {
    renderer,
    screens: { admin, portal },
    sheetOf: (address) => officeSheets.get(address),
    isCacheable: true,
    appDocument: async (app) => documents[app],
    screenLinks: (app, modules) => linkers[app](modules),
    assets: {
      head: '',
      dark: `/${manifests.client['web/public/document/dark.css']!.file}`,
      landingStart: `/${manifests.client['web/public/document/start/landing-start.ts']!.file}`,
      scriptsOf: (modules) => {
        const needed = ['web/public/entry-client.ts', ...modules].flatMap((module) =>
          collect(manifests.client, module, (chunk) => [chunk.file]),
        );
        return [...new Set([entry.file, ...needed])].map((file) => `/${file}`);
      },
      cssOf: (modules) =>
        [
          ...new Set(
            modules.flatMap((module) =>
              collect(manifests.server, module, (chunk) => chunk.css ?? []),
            ),
          ),
        ]
          .map((file) => sheets.get(file))
          .join(''),
    },
  };
}
