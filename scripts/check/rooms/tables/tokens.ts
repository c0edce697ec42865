import { unknown } from '../syntax/texts.ts';

// In this order: what begins a comment or a string hides what looks like a word in it.
const token = new RegExp(
  [
    String.raw`--[^\n]*`,
    String.raw`/\*[\s\S]*?\*/`,
    String.raw`(?<string>'(?:[^']|'')*'|\$(?<mark>\w*)\$[\s\S]*?\$\k<mark>\$)`,
    String.raw`"(?<quoted>(?:[^"]|"")*)"`,
    String.raw`(?<word>[\p{L}_][\p{L}\d_$]*)`,
    String.raw`(?<sign>[^\s])`,
  ].join('|'),
  'gu',
);

/** A word, a sign such as `,` or `(`, or an expression of the program that made the text. */
export interface SqlToken {
  readonly kind: 'word' | 'name' | 'sign' | 'unknown';
  /** In small letters, but for a quoted name. */
  readonly text: string;
}

/** The tokens of an SQL text without its comments and strings. */
export function sqlTokens(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  for (const { groups = {} } of sql.matchAll(token)) {
    const { quoted, word, sign } = groups;
    if (quoted !== undefined) {
      tokens.push({ kind: 'name', text: quoted });
    } else if (word !== undefined) {
      tokens.push({ kind: 'word', text: word.toLowerCase() });
    } else if (sign !== undefined) {
      tokens.push({ kind: sign === unknown ? 'unknown' : 'sign', text: sign });
    }
  }
  return tokens;
}
