import type { Language } from '#core/domain/language.ts';
import {
  applicantMails,
  type ChosenMail,
  chosenMails,
  mailChoicesPath,
} from '#core/domain/mail/chosen-mail.ts';
import { choiceTexts } from '#core/i18n/mails/choice-texts.ts';
import type { ApplicantChoices } from '#server/features/email/choices/applicant/read-applicant-choices.ts';
import type { MailChoices } from '#server/features/email/choices/read-mail-choices.ts';

const style =
  ':root{color-scheme:light dark}body{max-width:32rem;margin:12vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d2b24;background:#faf6ee}h1{font-size:1.6rem;line-height:1.2}label{display:flex;gap:.75rem;align-items:flex-start;padding:.6rem 0;cursor:pointer}input{width:1.4rem;height:1.4rem;margin:.15rem 0 0;flex:none;accent-color:#1d6b4f}button{min-height:3rem;padding:.5rem 1.75rem;border:0;border-radius:.6rem;background:#1d4b3a;color:#fff;font:inherit;font-weight:600;cursor:pointer}fieldset{margin:0;padding:0;border:0}small{display:block;margin:1rem 0;color:#55605a}.saved{padding:.75rem 1rem;border-radius:.6rem;background:#dcecdf}@media(prefers-color-scheme:dark){body{color:#eef2ee;background:#121a16}small{color:#b3bdb6}.saved{background:#1f3a2d}button{background:#f0b429;color:#1d2b24}}';

function documentOf(language: Language, title: string, body: string): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>`,
    `${body}</main></body></html>`,
  ].join('');
}

interface Box {
  name: string;
  label: string;
  isTicked: boolean;
}

function box({ name, label, isTicked }: Box): string {
  const checked = isTicked ? ' checked' : '';
  return `<label><input type="checkbox" name="${name}" value="yes"${checked}><span>${label}</span></label>`;
}

interface Form {
  language: Language;
  /** Has the shape of a token, so nothing of it needs to be escaped. */
  token: string;
  boxes: readonly Box[];
  always: string;
  isSaved: boolean;
}

function formPage({ language, token, boxes, always, isSaved }: Form): string {
  const { title, intro, save, saved } = choiceTexts[language];
  const done = isSaved ? `<p class="saved" role="status">${saved}</p>` : '';
  const form = [
    `<form method="post" action="${mailChoicesPath}?token=${token}">`,
    `<fieldset><legend>${intro}</legend>${boxes.map(box).join('')}</fieldset>`,
    `<small>${always}</small><button>${save}</button></form>`,
  ].join('');
  return documentOf(language, title, done + form);
}

/** The page of an affiliate's link. */
export function choicesPage(choices: MailChoices, token: string, isSaved: boolean): string {
  const { language } = choices;
  const { kinds, always } = choiceTexts[language];
  const boxes = (Object.keys(chosenMails) as ChosenMail[]).map((kind) => ({
    name: chosenMails[kind],
    label: kinds[kind],
    isTicked: choices[chosenMails[kind]],
  }));
  return formPage({
    language,
    token,
    boxes,
    always,
    isSaved,
  });
}

/** The page of an applicant's link. */
export function applicantPage(
  { language, wantsFollowUps }: ApplicantChoices,
  token: string,
  isSaved: boolean,
): string {
  const { kinds, alwaysApplicant } = choiceTexts[language];
  const followUps = {
    name: applicantMails.follow_up,
    label: kinds.follow_up,
    isTicked: wantsFollowUps,
  };
  return formPage({
    language,
    token,
    boxes: [followUps],
    always: alwaysApplicant,
    isSaved,
  });
}

/** The page of a link that is none. */
export function unknownLinkPage(language: Language): string {
  const { unknownTitle, unknown } = choiceTexts[language];
  return documentOf(language, unknownTitle, `<p>${unknown}</p>`);
}
