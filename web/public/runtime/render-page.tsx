import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { Messages } from '../messages/load.ts';
import { IslandCollector, type PlacedIsland } from './island.tsx';
import { loadIsland, type IslandModule } from './islands.ts';
import { linksInLanguage } from './link-language.ts';
import { SiteProvider, type SiteContext } from './site-context.tsx';

export interface Surroundings {
  readonly site: SiteContext;
  readonly messages: Messages;
}

export interface RenderedPage {
  readonly html: string;
  readonly names: readonly string[];
  /** The names of islands to hydrate as soon as the scripts load. */
  readonly waking: readonly string[];
  /** The modules of the islands to hydrate. */
  readonly modules: readonly IslandModule[];
}

/** The page with placeholders for its islands. */
async function renderFrame(page: ReactNode, surroundings: Surroundings) {
  const placed: PlacedIsland[] = [];
  const { prelude } = await prerender(
    <IslandCollector value={placed}>
      <SiteProvider {...surroundings}>{page}</SiteProvider>
    </IslandCollector>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  return { html, placed };
}

/**
 * Without what a parser does not need: the comments by which React parts neighbouring texts for
 * hydration, end tags that the next tag implies or that end an empty shape, and empty values of
 * attributes. The first round trip has no room for them.
 */
function withoutFiller(html: string): string {
  return html
    .replace(/<!-- -->|<\/(?:option|li|dt|dd|t[hdr]|thead|tbody)>|=""(?=[ >])/g, '')
    .replace(/"><\/(?:circle|line|path|rect|use)>/g, '"/>');
}

function renderIsland(
  { id, props }: PlacedIsland,
  { default: Component }: IslandModule,
  surroundings: Surroundings,
): string {
  return renderToString(
    <SiteProvider {...surroundings}>
      <Component {...props} />
    </SiteProvider>,
    { identifierPrefix: id },
  );
}

/** Renders a page. Islands are rendered as separate roots and inserted. */
export async function renderPage(
  page: ReactNode,
  surroundings: Surroundings,
): Promise<RenderedPage> {
  const frame = await renderFrame(page, surroundings);
  const names = frame.placed.map((island) => island.name);
  const modules = await Promise.all(names.map(loadIsland));
  let html = linksInLanguage(withoutFiller(frame.html), surroundings.site.language);
  for (const [index, island] of frame.placed.entries()) {
    const part = renderIsland(island, modules[index]!, surroundings);
    html = html.replace(`<!--${island.id}-->`, () => part);
  }
  const living = modules.filter((_module, index) => !frame.placed[index]!.isStill);
  const waking = frame.placed
    .filter(({ isStill, start }) => !isStill && start === 'load')
    .map(({ name }) => name);
  return {
    html,
    names,
    waking,
    modules: living,
  };
}
