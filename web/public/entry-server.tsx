import type { ComponentType } from 'react';
import type { SiteAssets, SiteData } from '#core/contract/site.ts';
import { htmlLanguage } from '#core/domain/language.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { documentHead } from './document/document-head.tsx';
import { startScript } from './document/start-script.ts';
import { messagesOf } from './messages/load.ts';
import { islands } from './runtime/islands.ts';
import { renderPage, type RenderedPage, type Surroundings } from './runtime/render-page.tsx';

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
export function load(): Promise<unknown> {
  const parts = [...Object.values(pages), ...Object.values(islands)];
  return Promise.all(parts.map((part) => part()));
}

const surroundingsOf = (data: SiteData): Surroundings => ({
  site: {
    language: data.language,
    timeZone: data.timeZone,
    figures: siteFigures(data.terms, data.language),
    pixelId: data.pixelId,
    mapsApiKey: data.mapsApiKey,
    mayShareFinancial: data.mayShareFinancial,
  },
  messages: messagesOf(data.language),
});

/** `landing` is `pages/LandingPage.tsx`. */
function pageFile({ page }: SiteData): string {
  const [initial = '', ...rest] = page;
  return `pages/${initial.toUpperCase()}${rest.join('')}Page.tsx`;
}

/**
 * What islands read in the browser, as JSON. A page whose first part fits the line's first round
 * trip paints a round trip earlier: nothing is embedded that no island reads.
 */
function embeddedData({ site, messages }: Surroundings, { modules }: RenderedPage): string {
  const namespaces = new Set(modules.flatMap((island) => island.namespaces));
  const needsFigures = modules.some((island) => island.needsFigures);
  const embedded = {
    site: needsFigures ? site : { ...site, figures: undefined },
    messages: Object.fromEntries([...namespaces].map((name) => [name, messages[name]])),
  };
  return JSON.stringify(embedded).replaceAll('<', '\\u003c');
}

function styleOf(file: string, { names }: RenderedPage, assets: SiteAssets): string {
  const files = [file, ...names.map((name) => `islands/${name}.tsx`)];
  const css = assets.cssOf(files.map((path) => `web/public/${path}`));
  return css ? `<style>${css}</style>` : '';
}

/** Renders a whole document. */
export async function render(data: SiteData, assets: SiteAssets): Promise<string> {
  const surroundings = surroundingsOf(data);
  const file = pageFile(data);
  const { default: Page } = await pages[`./${file}`]!();
  const page = await renderPage(<Page data={data} />, surroundings);
  return `<!doctype html>
<html lang="${htmlLanguage[data.language]}" data-theme="light">
<head>
${documentHead(data, surroundings.messages)}
${styleOf(file, page, assets)}${assets.head}
<script>${startScript(assets.scripts, data.language)}</script>
</head>
<body>
${page.html}
<script type="application/json" id="site-data">${embeddedData(surroundings, page)}</script>
</body>
</html>
`;
}
