import type { Language } from '../../domain/language.ts';
import type { NoticeAnswers } from '../../domain/visitor/notice.ts';
import type { ProgrammeTerms } from '../../domain/programme/programme-terms.ts';
import { sampleDetails } from '../../domain/programme/sample-details.ts';
import { formatDate, formatDollars, formatScore } from '../format.ts';
import { localStateName } from '../state-names.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { NoticeTexts } from './notice-texts.ts';
import { pt } from './pt.ts';

const texts: Readonly<Record<Language, NoticeTexts>> = { en, es, pt };

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name]!);
}

/**
 * The notice of a negative answer (12 CFR 1002.9(a)(2)(i)) under the terms of its day: its title
 * and paragraphs with an empty line between; a paragraph may have lines.
 */
export function noticeText(
  { state, creditScore, homePrice, reasons }: NoticeAnswers,
  terms: ProgrammeTerms,
  language: Language,
): string {
  const said = texts[language];
  const day = formatDate(terms.asOf, language, 'UTC', 'long');
  const values = {
    lender: terms.lenderName,
    address: terms.homeOfficeAddress,
    email: terms.supportEmail,
    phone: terms.supportPhone,
    // A sentence of ours ends after it.
    agency: (terms.creditAgency ?? '').trim().replace(/\.$/, ''),
    date: day,
    rulesDate: day,
    version: terms.version,
    minimumScore: String(terms.minCreditScore),
    minHomePrice: formatDollars(terms.minHomePrice, language),
    state: localStateName(state, language),
    score: formatScore(creditScore, language, terms.minCreditScore),
    price: formatDollars(homePrice, language),
  };
  const reasonLines = reasons.map((reason) => `– ${said.reasons[reason]}`);
  const isSample = terms.supportPhone === sampleDetails.supportPhone;
  return [
    said.title,
    `${said.from}\n${said.date}`,
    said.action,
    [said.reasonsTitle, ...reasonLines].join('\n'),
    said.rules,
    said.apply,
    said.law,
    isSample ? said.questions : `${said.questions} ${said.call}`,
    said.english,
  ]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => fill(paragraph, values))
    .join('\n\n');
}
