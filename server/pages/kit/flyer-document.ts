import { renderSVG } from 'uqr';
import { flyerPath, portalPaths } from '#core/contract/site.ts';
import { htmlLanguage, type Language, languageNames, languages } from '#core/domain/language.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { formatDate } from '#core/i18n/format.ts';
import { flyerLines, paidLine } from '#core/i18n/kit/flyer-lines.ts';
import { filled, flyerTexts } from '#core/i18n/kit/flyer-texts.ts';
import { partnerLabel } from '#core/i18n/partner-label.ts';
import type { Flyer } from '#server/features/partners/affiliates/links/read-flyer.ts';
import { escapeHtml } from '#server/features/mail/templates/escape-html.ts';
import { action, fontFamily, light } from '#server/features/mail/templates/mail-styles.ts';

export const flyerKinds = ['flyer', 'sign'] as const;

type FlyerKind = (typeof flyerKinds)[number];

// A4 and Letter alike: the sheet is as wide as the paper allows, and shorter than both.
const style = [
  '@page{margin:12mm}',
  '*{box-sizing:border-box}',
  `body{margin:0;background:${light.page};color:${light.ink};font:12pt/1.4 ${fontFamily}}`,
  `nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding:.75rem 1rem;background:${light.card};border-bottom:1px solid ${light.rule};font-size:1rem}`,
  'nav a,nav button{padding:.5rem 0;font:inherit}',
  `nav a{color:${light.link}}nav a[aria-current]{color:inherit;font-weight:700;text-decoration:none}`,
  `nav button{padding:.5rem 1.5rem;border:0;border-radius:.5rem;background:${action.ground};color:${action.ink};font-weight:600;cursor:pointer}`,
  `:focus-visible{outline:3px solid ${light.link};outline-offset:2px}`,
  'main{max-width:186mm;margin:1.5rem auto;padding:12mm;background:#fff}',
  'h1{margin:0 0 4mm;font-size:26pt;line-height:1.1;letter-spacing:-.01em;text-wrap:balance}',
  '.lead{margin:0 0 5mm;font-size:13pt}',
  '.rows{margin:0 0 5mm;padding:0;list-style:none;font-size:13pt}',
  `.rows li{padding:2mm 0;border-top:1px solid ${light.rule}}`,
  '.scan{display:flex;gap:8mm;align-items:center}',
  '.code{flex:none;width:52mm}.code svg{display:block;width:100%;height:auto}',
  '.scan p{margin:0 0 3mm;font-size:14pt}.partner{font-weight:700}.soft{font-size:11pt;font-weight:400}',
  '.picture{display:block;max-width:60mm;max-height:30mm;margin:0 0 3mm}.sign .picture{margin-inline:auto}',
  '.listing{font-size:13pt;font-weight:600;margin:0 0 4mm}',
  `.fine{margin:5mm 0 0;padding:3mm 0 0;border-top:1px solid ${light.rule};font-size:8.5pt;line-height:1.35;color:${light.soft}}`,
  '.fine p{margin:0 0 1.5mm}.mark{display:flex;gap:2mm;align-items:center}.mark svg{width:8mm;height:8mm;flex:none}',
  '.sign .scan{display:block;text-align:center}.sign .code{width:86mm;max-width:100%;margin:0 auto 3mm}.sign .scan p{font-size:18pt}',
  '@media print{body{background:none}nav{display:none}main{margin:0;padding:0;max-width:none}}',
  '@media screen and (max-width:40rem){main{padding:1.25rem}.scan{display:block}.code{margin:0 auto 1rem}h1{font-size:22pt}}',
].join('');

// Our own drawing of the mark: a house with an equals sign.
const houseMark =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M12 1 1 6.8V11h2v11h18V11h2V6.8ZM12 4.6l6 3.2V19H6V7.8ZM8 9h8v3H8Zm0 4.5h8v3H8Z"/></svg>';

const printScript = `document.getElementById('print').onclick=()=>print()`;

interface Shown {
  language: Language;
  kind: FlyerKind;
  linkId: number | null;
  timeZone: string;
}

function addressOf({ language, kind, linkId }: Omit<Shown, 'timeZone'>): string {
  const link = linkId === null ? '' : `&amp;link=${linkId}`;
  return `${flyerPath}?lang=${language}&amp;kind=${kind}${link}`;
}

function paragraphs(texts: readonly (string | null | undefined)[]): string {
  return texts.flatMap((text) => (text ? [`<p>${escapeHtml(text)}</p>`] : [])).join('');
}

function toolbar(shown: Shown): string {
  const texts = flyerTexts[shown.language];
  const link = (to: Partial<Shown>, text: string, isHere: boolean) =>
    `<a href="${addressOf({ ...shown, ...to })}"${isHere ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a>`;
  const kinds = flyerKinds.map((kind) => link({ kind }, texts[kind], kind === shown.kind));
  const spoken = languages.map((language) =>
    link({ language }, languageNames[language], language === shown.language),
  );
  return `<nav aria-label="${escapeHtml(texts.inLanguage)}"><button id="print">${texts.print}</button>${[...kinds, ...spoken].join('')}<a href="${portalPaths.dashboard}?tab=kit">${texts.back}</a></nav>`;
}

/** A flyer or a sign to print, whole, from the terms of today. */
export function flyerDocument(flyer: Flyer, shown: Shown): string {
  const { terms, partner, picture, url, listing } = flyer;
  const { language, kind, timeZone } = shown;
  const texts = flyerTexts[language];
  const figures = siteFigures(terms, language);
  const { license, nmls, private: lender, ...offer } = flyerLines(terms, language);
  const name = partnerLabel(partner, language);
  const rows = Object.values(offer).map((line) => `<li>${escapeHtml(line)}</li>`);
  const byline = [
    `<p class="partner">${escapeHtml(filled(texts.by, { name }))}`,
    partner.company ? `<br><span>${escapeHtml(partner.company)}</span>` : '',
    partner.isLicensedRealtor ? `<br><span class="soft">${escapeHtml(texts.licensed)}</span>` : '',
    '</p>',
  ].join('');
  const isSign = kind === 'sign';
  const fine = paragraphs([
    lender,
    [license, nmls].filter(Boolean).join(' · '),
    texts.notOffer,
    paidLine(terms, language, { ...flyer.pay, name }),
    filled(texts.asOf, { date: formatDate(terms.asOf, language, timeZone, 'long') }),
  ]);
  return [
    `<!doctype html><html lang="${htmlLanguage[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${texts[kind]} · ${name}`)}</title><link rel="icon" href="/favicon.ico"><style>${style}</style></head>`,
    `<body>${toolbar(shown)}<main class="${kind}">${terms.logo === null ? '' : `<img class="picture" src="${escapeHtml(terms.logo)}" alt="${escapeHtml(terms.lenderName)}">`}<h1>${escapeHtml(texts.title)}</h1>`,
    listing ? `<p class="listing">${escapeHtml(listing)}</p>` : '',
    isSign
      ? ''
      : `<p class="lead">${escapeHtml(texts.lead)}</p><ul class="rows">${rows.join('')}</ul>`,
    `<div class="scan"><div class="code" role="img" aria-label="${escapeHtml(texts.scanSign)}">${renderSVG(`${url}&lang=${language}`, { ecc: 'Q', border: 4 })}</div>`,
    `<div><p>${escapeHtml(isSign ? texts.scanSign : texts.scan)}</p>`,
    picture ? `<img class="picture" src="${escapeHtml(picture)}" alt="">` : '',
    byline,
    figures.phone ? `<p class="soft">${escapeHtml(filled(texts.call, figures))}</p>` : '',
    `</div></div><div class="fine">${fine}<p class="mark">${houseMark}<span>${escapeHtml(texts.equalHousing)}</span></p></div>`,
    `</main><script>${printScript}</script></body></html>`,
  ].join('');
}
