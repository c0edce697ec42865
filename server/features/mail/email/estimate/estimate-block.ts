import type { Language } from '#core/domain/language.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { estimateTexts, fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { estimateNotes } from '#core/i18n/mails/estimate-notes.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { Block } from '../../templates/render-template.ts';
import {
  type DescribedEstimate,
  describeEstimate,
  type EstimateLine,
} from './describe-estimate.ts';
import type { MailedEstimate } from './find-mailed-estimate.ts';

interface EstimateSubject {
  estimate: MailedEstimate | null;
  terms: ProgrammeTerms;
  publicUrl: string;
  language: Language;
}

/** The applicant's figures; without any, the program's maximum and where to ask. */
export function estimateBlock({ estimate, terms, publicUrl, language }: EstimateSubject): Block {
  if (estimate !== null) {
    return blockOf(describeEstimate(estimate, terms, language));
  }
  const { grant, none } = estimateNotes[language];
  const { estimateOnly } = estimateTexts[language];
  const most = formatDollars(terms.grantCap, language);
  // An unconfirmed grant is not mentioned.
  const offer = mayShow(terms, 'grant-source') ? `${fillWords(grant, { grant: most })} ` : '';
  const url = publicUrl + localizedPath('/calculator', language);
  const href = escapeHtml(url);
  const link = `<a href="${href}">${href}</a>`;
  return {
    text: `${offer}${fillWords(none, { link: url })}\n\n${estimateOnly}`,
    html: `<p>${escapeHtml(offer)}${fillWords(escapeHtml(none), { link })}</p><p>${escapeHtml(estimateOnly)}</p>`,
  };
}

const rule = 'border-bottom:1px solid rgba(128,128,128,.3)';
const small = 'font-size:13px;line-height:1.45';

function rowOf({ label, value, note }: EstimateLine): string {
  // A note has the whole width, and the line of its figure below it.
  const bottom = note ? 'padding-bottom:2px' : `padding-bottom:10px;${rule}`;
  const name = `padding-top:10px;padding-right:12px;font-weight:400;${bottom}`;
  const amount = `padding-top:10px;font-weight:700;${bottom}`;
  const aside = `<tr><td colspan="2" style="padding-bottom:10px;${small};${rule}">${escapeHtml(note ?? '')}</td></tr>`;
  return [
    `<tr><th align="left" valign="top" style="${name}">${escapeHtml(label)}</th>`,
    `<td align="right" valign="top" style="${amount}">${escapeHtml(value)}</td></tr>`,
    note ? aside : '',
  ].join('');
}

function lineOf({ label, value, note }: EstimateLine): string {
  return note ? `${label}: ${value}\n  ${note}` : `${label}: ${value}`;
}

function blockOf({ title, basis, lines, notes }: DescribedEstimate): Block {
  const fine = notes.map((note) => `<p style="margin:8px 0 0;${small}">${escapeHtml(note)}</p>`);
  return {
    text: [[title, `${basis}:`, '', ...lines.map(lineOf)].join('\n'), ...notes].join('\n\n'),
    html: [
      `<h2 style="margin:28px 0 4px;font-size:18px;line-height:1.3">${escapeHtml(title)}</h2>`,
      `<p style="margin:0 0 8px">${escapeHtml(basis)}</p>`,
      '<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 12px;border-collapse:collapse;overflow-wrap:normal">',
      `${lines.map(rowOf).join('')}</table>`,
      fine.join(''),
    ].join(''),
  };
}
