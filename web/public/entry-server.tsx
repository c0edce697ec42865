import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { ComponentType } from 'react';
import type { SiteAssets, SiteData } from '#core/contract/site.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { documentHead } from './document/document-head.tsx';
import { IslandCollector, type PlacedIsland } from './runtime/island.tsx';
import { islands, loadIsland } from './runtime/islands.ts';
import { messagesOf } from './messages/load.ts';
import { SiteProvider, type SiteContext } from './runtime/site-context.tsx';
import { startScript } from './document/start-script.ts';

/** What every page component takes. */
export interface PageProps {
  data: SiteData;
}

// Dynamic imports keep each page's style sheet apart in the build, so a page inlines its own rules
// only.
const pages = import.meta.glob<{ default: ComponentType<PageProps> }>('./pages/*Page.tsx');

/**
 * Imports every page and island: a server that runs does not look for files that the next build may
 * have replaced.
 */
export const load = () =>
  Promise.all([...Object.values(pages), ...Object.values(islands)].map((part) => part()));

const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Renders a whole document. Islands are rendered as roots of their own and put in their places. */
export async function render(data: SiteData, assets: SiteAssets): Promise<string> {
  const site: SiteContext = {
    language: data.language,
    timeZone: data.timeZone,
    figures: siteFigures(data.terms, data.language),
    pixelId: data.pixelId,
    mapsApiKey: data.mapsApiKey,
    mayShareFinancial: data.mayShareFinancial,
  };
  const messages = messagesOf(data.language);
  const placed: PlacedIsland[] = [];
  const file = `./pages/${data.page[0]!.toUpperCase()}${data.page.slice(1)}Page.tsx`;
  const { default: Page } = await pages[file]!();
  const { prelude } = await prerender(
    <IslandCollector value={placed}>
      <SiteProvider
        site={site}
        messages={messages}
      >
        <Page data={data} />
      </SiteProvider>
    </IslandCollector>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  let body = await new Response(prelude).text();
  const namespaces = new Set<string>();
  const modules = [file];
  let needsFigures = false;
  for (const island of placed) {
    modules.push(`./islands/${island.name}.tsx`);
    const module = await loadIsland(island.name);
    for (const namespace of module.namespaces) {
      namespaces.add(namespace);
    }
    needsFigures ||= module.needsFigures === true;
    const Part = module.default;
    const html = renderToString(
      <SiteProvider
        site={site}
        messages={messages}
      >
        <Part {...island.props} />
      </SiteProvider>,
      { identifierPrefix: island.id },
    );
    body = body.replace(`<!--${island.id}-->`, () => html);
  }
  const needed = Object.fromEntries(
    [...namespaces].map((name) => [name, messages[name as keyof typeof messages]]),
  );
  // A page whose first part fits the line's first round trip paints a round trip earlier: nothing
  // is embedded that no island reads.
  const embedded = {
    site: needsFigures ? site : { ...site, figures: undefined },
    messages: needed,
  };
  const css = assets.cssOf(modules.map((source) => source.replace('./', 'web/public/')));
  return `<!doctype html>
<html lang="${data.language === 'pt' ? 'pt-BR' : data.language}" data-theme="light">
<head>
${documentHead(data, messages)}
${css ? `<style>${css}</style>` : ''}${assets.head}
<script>${startScript(assets.scripts, data.language)}</script>
</head>
<body>
${body}
<script type="application/json" id="site-data">${embed(embedded)}</script>
</body>
</html>
`;
}
