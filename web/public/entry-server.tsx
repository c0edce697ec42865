import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteAssets, SiteData } from '#core/contract/site.ts';
import { htmlLanguage } from '#core/domain/language.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { documentHead } from './document/document-head.tsx';
import { startScript } from './document/start-script.ts';
import { cautiousMessages } from './messages/cautious.ts';
import { messagesOf } from './messages/load.ts';
import { islands } from './runtime/islands.ts';
import { type RenderedPage, renderPage, type Surroundings } from './runtime/render-page.tsx';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { strongGround } from '#core/domain/programme/brand-colors.ts';
import button from '#web/kit/button.module.css';
import header from './sections/frame/header.module.css';

/**
 * The lender's own look, for the head of a page: the colors of its button, and room for its logo,
 * whatever its shape, so that nothing moves when it arrives. Empty without either, because the
 * first round trip of some pages has not a byte to spare.
 */
function lenderStyle({ brandColors, logo }: ProgrammeTerms): string {
  const colors = brandColors
    ? `.${button.sun}{background:${brandColors.ground};color:${brandColors.ink}}.${button.sun}:hover{background:${strongGround(brandColors)}}`
    : '';
  const room = logo
    ? `.${header.home} img{width:min(10rem,30vw);height:2.5rem;object-fit:contain;object-position:left}` +
      // It was drawn for white paper.
      `@media(prefers-color-scheme:dark){.${header.home} img{padding:.25rem;border-radius:.25rem;background:#fff}}`
    : '';
  return colors + room && `<style>${colors}${room}</style>`;
}

export interface PageProps {
  data: SiteData;
}

// Dynamic imports keep each page's style sheet apart in the build, so a page inlines only its own.
const pages = import.meta.glob<{ default: ComponentType<PageProps> }>('./pages/*Page.tsx');

// In its own chunk as well: pages without an offer do not include it.
const offerFile = 'sections/frame/LanguageOffer.tsx';
function loadOffer() {
  return import('./sections/frame/LanguageOffer.tsx');
}

/**
 * Imports every page and island: a running server must not load files that the next build may have
 * replaced.
 */
export function load(): Promise<unknown> {
  const parts = [...Object.values(pages), ...Object.values(islands), loadOffer];
  return Promise.all(parts.map((part) => part()));
}

function surroundingsOf(data: SiteData): Surroundings {
  const { language, timeZone, pixelId, mapsApiKey, mayShareFinancial } = data;
  const site = {
    language,
    timeZone,
    figures: siteFigures(data.terms, language),
    pixelId: pixelId ?? undefined,
    mapsApiKey: mapsApiKey ?? undefined,
    mayShareFinancial: mayShareFinancial || undefined,
  };
  return { site, messages: cautiousMessages(messagesOf(language), data.terms.withheld) };
}

/** `landing` is `pages/LandingPage.tsx`. */
function pageFile({ page }: SiteData): string {
  const [initial = '', ...rest] = page;
  return `pages/${initial.toUpperCase()}${rest.join('')}Page.tsx`;
}

/**
 * The data for islands in the browser, as JSON. A page whose first part fits the first round trip
 * paints a round trip earlier, so it holds only what its islands read.
 */
function embeddedData({ site, messages }: Surroundings, { modules }: RenderedPage): string {
  const needsFigures = modules.some((island) => island.needsFigures);
  const namespaces = new Set(modules.flatMap((island) => island.namespaces));
  const texts = [...namespaces].map((name) => [name, messages[name]]);
  const embedded = {
    site: needsFigures
      ? site
      : {
          ...site,
          figures: undefined,
        },
    messages: texts.length > 0 ? Object.fromEntries(texts) : undefined,
  };
  const json = JSON.stringify(embedded);
  return json.replaceAll('<', '\\u003c');
}

/** The line that offers the page in another language; the skip link comes before it. */
async function renderOffer({ path, offer }: SiteData): Promise<string> {
  if (!offer) {
    return '';
  }
  const { LanguageOffer } = await loadOffer();
  return renderToStaticMarkup(<LanguageOffer path={path} language={offer} />);
}

/** The rules of the page's files, and of the islands on it. */
function styleOf(files: readonly string[], { names }: RenderedPage, assets: SiteAssets): string {
  const islandFiles = names.map((name) => `islands/${name}.tsx`);
  const css = assets.cssOf([...files, ...islandFiles].map((file) => `web/public/${file}`));
  return css ? `<style>${css}</style>` : '';
}

/**
 * Dark colours are a file, after the page's own rules, which it overrides. With scripts the start
 * script requests it, and only if the system is set to dark: a link costs light pages a request
 * before their largest paint.
 */
function darkStyle({ dark }: SiteAssets, hasScript: boolean): string {
  const link = `<link rel="stylesheet" media="(prefers-color-scheme:dark)" href="${dark}">`;
  return hasScript ? `<noscript>${link}</noscript>` : link;
}

/**
 * The modules of the islands that start at once, to be preloaded with the scripts. The landing page
 * comes in one round trip, which has no room for their names; there they only move.
 */
function earlyIslands({ page }: SiteData, { waking }: RenderedPage): string[] {
  return page === 'landing' ? [] : waking.map((name) => `web/public/islands/${name}.tsx`);
}

export async function render(data: SiteData, assets: SiteAssets): Promise<string> {
  const surroundings = surroundingsOf(data);
  const file = pageFile(data);
  const { default: Page } = await pages[`./${file}`]!();
  const page = await renderPage(<Page data={data} />, surroundings);
  const head = documentHead(data, surroundings);
  const offer = await renderOffer(data);
  const style = styleOf(offer ? [file, offerFile] : [file], page, assets);
  // A buyer's own page has no script that reports its address, which is half of the secret.
  const isSilent = data.page === 'my';
  const script = startScript({
    scripts: assets.scriptsOf(earlyIslands(data, page)),
    file: data.page === 'landing' ? assets.landingStart : undefined,
    hasAnswers: data.page === 'qualify' || data.page === 'apply',
  });
  const ownScript = isSilent ? '' : `\n${script}`;
  const json = isSilent
    ? ''
    : `\n<script type="application/json" id="site-data">${embeddedData(surroundings, page)}</script>`;
  const body = page.html.replace('<header', (header) => offer + header);
  return `<!doctype html>
<html lang="${htmlLanguage[data.language]}">
<head>
${head}
${style}${darkStyle(assets, !isSilent)}${lenderStyle(data.terms)}${assets.head}${ownScript}
</head>
<body>
${body}${json}
</body>
</html>
`;
}
