// Hexadecimal, because mail programs support nothing else. Text and background have a contrast of
// at least 4.5 (`frame-mail.wide.test.ts`).
export const light = {
  page: '#f6f2ea',
  card: '#fffdfa',
  rule: '#e3dccf',
  ink: '#17281f',
  soft: '#52604f',
  link: '#1d5c3c',
} as const;

export const dark = {
  page: '#101714',
  card: '#18221e',
  rule: '#33413a',
  ink: '#efeee6',
  soft: '#b4beb4',
  link: '#97d3ae',
} as const satisfies Record<keyof typeof light, string>;

/** The one action of a mail: the same by day and by night. */
export const action = {
  ground: '#f2ac34',
  ink: '#17281f',
} as const;

export const fontFamily = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const darkRules = (ink: string) =>
  [
    `.m-page{background:${dark.page}!important}`,
    `.m-card{background:${dark.card}!important;border-color:${dark.rule}!important;color:${dark.ink}!important}`,
    `.m-name{color:${dark.ink}!important}`,
    `.m-foot,.m-foot a{color:${dark.soft}!important}`,
    `.m-card a{color:${dark.link}!important}`,
    `.m-card .m-button a{color:${ink}!important}`,
  ].join('');

const always = [
  '.m-card>:first-child{margin-top:0!important}',
  '.m-card>:last-child{margin-bottom:0!important}',
  '@media (max-width:480px){.m-card{padding:24px 20px!important}.m-outer{padding:16px 8px!important}.m-button a{padding:14px 20px!important}\n}',
].join('');

/** The styles in the head of a mail; `hasDark` if its writer chose no colors. */
export function mailStyles(hasDark: boolean, buttonInk: string): string {
  const scheme = hasDark ? 'light dark' : 'light only';
  const night = hasDark ? `@media (prefers-color-scheme:dark){${darkRules(buttonInk)}\n}` : '';
  return `:root{color-scheme:${scheme}}${always}${night}`;
}
