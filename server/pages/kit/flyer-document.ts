import { renderSVG } from 'uqr';
import { flyerPath, portalPaths } from '#core/contract/site.ts';
import { htmlLanguage, type Language, languageNames, languages } from '#core/domain/language.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { marketedStates } from '#core/domain/programme/programme-terms.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { formatDate } from '#core/i18n/format.ts';
import { flyerLines, paidLine } from '#core/i18n/kit/flyer-lines.ts';
import { filled, flyerTexts } from '#core/i18n/kit/flyer-texts.ts';
import { capitalized, partnerLabel } from '#core/i18n/partner-label.ts';
import type { Flyer } from '#server/features/partners/affiliates/links/read-flyer.ts';
import { escapeHtml } from '#server/features/mail/templates/escape-html.ts';
import { flyerStyle, housePicture } from './flyer-style.ts';

export const flyerKinds = ['flyer', 'sign'] as const;

type FlyerKind = (typeof flyerKinds)[number];

// Our own drawing of the mark: a house with an equals sign.
const houseMark =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M12 1 1 6.8V11h2v11h18V11h2V6.8ZM12 4.6l6 3.2V19H6V7.8ZM8 9h8v3H8Zm0 4.5h8v3H8Z"/></svg>';

// Where the address asks for it, the sheet is printed as soon as it is whole.
const printScript = `document.getElementById('print').onclick=()=>print();if(location.hash==='#print')onload=()=>print()`;

interface Shown {
  language: Language;
  kind: FlyerKind;
  linkId: number | null;
  timeZone: string;
  /** The sheet without controls, to be looked at within the kit. */
  isAlone: boolean;
}

function addressOf({ language, kind, linkId }: Shown): string {
  const link = linkId === null ? '' : `&amp;link=${linkId}`;
  return `${flyerPath}?lang=${language}&amp;kind=${kind}${link}`;
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

/** The four figures of the program; one that is withheld is left out. */
function facts({ terms }: Flyer, language: Language): string {
  const { told, eligible } = flyerTexts[language];
  const { grantCap, minimumScore, minHomePrice, stateCount, ...figures } = siteFigures(
    terms,
    language,
  );
  const count = `${stateCount}${marketedStates(terms).isMore ? '+' : ''}`;
  const rows = [
    [told.grant, grantCap, filled(told.grantNote, figures)],
    [told.score, minimumScore],
    [told.price, minHomePrice],
    [told.states, stateCount && filled(eligible, { count })],
  ] as const;
  return rows
    .filter(([, figure]) => figure)
    .map(([label, figure, note]) => {
      const below = note ? ` <span>${escapeHtml(note)}</span>` : '';
      return `<p><span>${escapeHtml(label)}</span> <b>${escapeHtml(figure)}</b>${below}</p>`;
    })
    .join('');
}

/** Whose flyer it is: name, license and company, and the partner's own telephone. */
function partnerPart({ partner, picture, phone }: Flyer, language: Language): string {
  const of = [partner.isLicensedRealtor && flyerTexts[language].licensed, partner.company];
  return [
    picture ? `<img class="picture" src="${escapeHtml(picture)}" alt="">` : '',
    `<p class="who">${escapeHtml(capitalized(partnerLabel(partner, language)))}</p>`,
    `<p class="of">${escapeHtml(of.filter(Boolean).join(' · '))}</p>`,
    phone ? `<p class="tel">${escapeHtml(formatPhone(phone))}</p>` : '',
  ].join('');
}

/** What has to stand on each sheet: pay, lender, terms, and how long it is good. */
function disclosures(flyer: Flyer, { language, timeZone }: Shown): string {
  const { terms, partner, pay, goodUntil } = flyer;
  const texts = flyerTexts[language];
  const { phone } = siteFigures(terms, language);
  const { license, nmls, private: lender } = flyerLines(terms, language);
  const paid = paidLine(terms, language, { ...pay, name: partnerLabel(partner, language) });
  const [who, what] = paid?.split(/(?<=:) /) ?? [];
  const dated = (text: string, day: string) =>
    escapeHtml(filled(text, { date: formatDate(day, language, timeZone, 'long') }));
  const small = [
    lender,
    license && `${license}.`,
    nmls && `${nmls}.`,
    texts.notOffer,
    phone && filled(texts.call, { phone }),
  ];
  return [
    who ? `<p class="paid"><b>${escapeHtml(who)}</b> ${escapeHtml(what ?? '')}</p>` : '',
    `<p class="small">${escapeHtml(small.filter(Boolean).join(' '))}</p>`,
    `<div class="end"><span>${dated(texts.asOf, terms.asOf)} <b>${dated(texts.goodUntil, goodUntil)}</b></span>`,
    `<span class="mark">${terms.logo === null ? '' : `<img src="${escapeHtml(terms.logo)}" alt="${escapeHtml(terms.lenderName)}">`}${houseMark}${escapeHtml(texts.equalHousing)}</span></div>`,
  ].join('');
}

/** A flyer or a sign to print, whole, from the terms of today: one letter page. */
export function flyerDocument(flyer: Flyer, shown: Shown): string {
  const { partner, url, listing } = flyer;
  const { language, kind, isAlone } = shown;
  const texts = flyerTexts[language];
  const title = escapeHtml(`${texts[kind]} · ${partnerLabel(partner, language)}`);
  const isSign = kind === 'sign';
  const code = `<div class="code" role="img" aria-label="${escapeHtml(texts.scanSign)}">${renderSVG(`${url}&lang=${language}`, { ecc: 'Q', border: 1 })}</div>`;
  const scan = `<p class="scan">${escapeHtml(isSign ? texts.scanSign : texts.scan)}</p>`;
  const of = `<div class="partner">${partnerPart(flyer, language)}</div>`;
  return [
    `<!doctype html><html lang="${htmlLanguage[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><link rel="icon" href="/favicon.ico"><style>${flyerStyle}</style></head>`,
    `<body${isAlone ? ' class="alone"' : ''}>${isAlone ? '' : toolbar(shown)}<main class="paper"><div class="sheet ${kind}">`,
    isSign ? '' : `<img class="art" src="${housePicture}" alt="">`,
    '<div class="body">',
    listing ? `<p class="home">${escapeHtml(listing)}</p>` : '',
    `<h1>${escapeHtml(texts.title)}</h1>`,
    isSign
      ? `${code}${scan}${of}`
      : `<p class="lead">${escapeHtml(texts.lead)}</p><div class="facts">${facts(flyer, language)}</div><div class="ask">${code}<div>${scan}${of}</div></div>`,
    disclosures(flyer, shown),
    `</div></div></main>${isAlone ? '' : `<script>${printScript}</script>`}</body></html>`,
  ].join('');
}
