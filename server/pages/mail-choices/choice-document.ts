import { htmlLanguage, type Language } from '#core/domain/language.ts';
import { choiceTexts } from '#core/i18n/mails/choice-texts.ts';
import { escapeHtml } from '#server/features/mail/templates/escape-html.ts';
import { action, dark, fontFamily, light } from '#server/features/mail/templates/mail-styles.ts';

/** The lender on the page; the telephone is empty while it is withheld. */
export interface Sender {
  lenderName: string;
  supportPhone: string;
  supportEmail: string;
  /** Its own colors of buttons; empty for the usual ones. */
  buttonGround: string;
  buttonInk: string;
}

/** Readers come here from a mail, so the page looks as mails do. */
const style = [
  ':root{color-scheme:light dark}',
  '*{box-sizing:border-box}',
  `body{margin:0;padding:min(8vh,4rem) 1rem 2rem;background:${light.page};color:${light.ink};font:1.0625rem/1.55 ${fontFamily}}`,
  'header,main,footer{max-width:34rem;margin:0 auto}',
  'header{padding:0 .25rem 1rem;font-size:1.125rem;font-weight:700}',
  `main{padding:clamp(1.5rem,5vw,2.5rem);border:1px solid ${light.rule};border-radius:.75rem;background:${light.card}}`,
  `footer{padding:1rem .25rem;color:${light.soft};font-size:.875rem}`,
  'footer a{display:inline-block;padding:.375rem 0}',
  'h1{overflow-wrap:anywhere;margin:0 0 1rem;font-size:clamp(1.5rem,1.25rem + 1.5vw,1.875rem);line-height:1.2;letter-spacing:-.01em;text-wrap:balance}',
  'h2{margin:1.75rem 0 .5rem;font-size:1.0625rem}',
  'p,ul{margin:0 0 1rem;overflow-wrap:anywhere}ul{padding:0 0 0 1.25rem}li{margin:0 0 .5rem}',
  `a{color:${light.link}}`,
  'fieldset{margin:0;padding:0;border:0}legend{padding:0;margin:0 0 .25rem}',
  'label{display:flex;gap:.75rem;align-items:flex-start;padding:.75rem 0;cursor:pointer}',
  `input{width:1.5rem;height:1.5rem;margin:0;flex:none;accent-color:${light.link}}`,
  `button{width:100%;min-height:3.5rem;margin:.75rem 0 0;padding:.5rem 1.25rem;border:1px solid ${action.ground};border-radius:.5rem;background:${action.ground};color:${action.ink};font:inherit;font-weight:600;cursor:pointer}`,
  `button.quiet{border-color:currentColor;background:none;color:inherit}`,
  `:focus-visible{outline:3px solid ${light.link};outline-offset:2px}`,
  `.saved{padding:.75rem 1rem;border-radius:.5rem;background:#e2eee2}`,
  `.soft{color:${light.soft};font-size:.9375rem}`,
  '.phone{white-space:nowrap}',
  '@media(min-width:30rem){button{width:auto;padding:.5rem 2rem}}',
  `@media(prefers-color-scheme:dark){body{background:${dark.page};color:${dark.ink}}main{border-color:${dark.rule};background:${dark.card}}a{color:${dark.link}}footer,.soft{color:${dark.soft}}.saved{background:#22392c}:focus-visible{outline-color:${dark.link}}input{accent-color:${dark.link}}}`,
].join('');

/** The sentence with the lender's telephone as a link, or, if withheld, with its mail address. */
export function withContact(
  sentences: { call: string; write: string },
  { supportPhone, supportEmail }: Sender,
): string {
  const link = (href: string, text: string) => `<a class="phone" href="${href}">${text}</a>`;
  if (supportPhone === '') {
    const email = escapeHtml(supportEmail);
    return escapeHtml(sentences.write).replace('{email}', () => link(`mailto:${email}`, email));
  }
  const called = supportPhone.replace(/[^\d+]/g, '');
  return escapeHtml(sentences.call).replace('{phone}', () =>
    link(`tel:${called}`, escapeHtml(supportPhone)),
  );
}

/** One page, whole; `title` is text, `body` is HTML. It needs no script, and has no picture. */
export function choiceDocument(
  sender: Sender,
  language: Language,
  title: string,
  body: string,
): string {
  const { privacy } = choiceTexts[language];
  const name = escapeHtml(sender.lenderName);
  const { buttonGround, buttonInk } = sender;
  const own = `button:not(.quiet){border-color:${buttonGround};background:${buttonGround};color:${buttonInk}}`;
  return [
    `<!doctype html><html lang="${htmlLanguage[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    `<title>${escapeHtml(title)} · ${name}</title><link rel="icon" href="/favicon.ico">`,
    `<style>${style}${buttonGround && own}</style></head><body><header>${name}</header>`,
    `<main><h1>${escapeHtml(title)}</h1>${body}</main>`,
    `<footer><a href="/privacy?lang=${language}">${privacy}</a></footer></body></html>`,
  ].join('');
}
