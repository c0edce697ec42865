import { unknown } from '../syntax/texts.ts';

const anyOf = (words: string) => String.raw`\b(?:${words.replaceAll(' ', '|')})\b`;

const statement = new RegExp(
  String.raw`^\s*${anyOf('select with insert update delete truncate merge copy lock')}`,
  'i',
);

// Behind these a table follows; behind the first ones several may, separated by commas.
const beforeTables = anyOf('from using truncate table lock');
const beforeTable = anyOf('from using truncate table lock join into update only references copy');
const filler = anyOf('only table lateral if exists');
const endOfTables = anyOf('where group order having limit offset union returning set for values');

// Comments, strings, and the `update` of `for update`, `for no key update`, `do update`, where the
// table is named elsewhere.
const noise = new RegExp(
  String.raw`--[^\n]*|/\*[\s\S]*?\*/|'(?:[^']|'')*'|\$(?<mark>\w*)\$[\s\S]*?\$\k<mark>\$|\b(?:for|key|do)\s+update\b`,
  'giu',
);

// A comma may separate columns too: the name behind it counts if it is the name of a table.
const named = new RegExp(
  String.raw`(?:${beforeTable}|,)\s*(?:${filler}\s*)*(?:(?:"[^"]*"|\w+)\s*\.\s*)*(?:"(?<quoted>[^"]*)"|(?<word>[\p{L}_][\p{L}\d_$]*))`,
  'giu',
);

// `update` of `for update` and the like is noise, taken out before.
const writing = new RegExp(
  String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into|copy|truncate(?:\s+table)?)\s+(?:only\s+)?(?:(?:"[^"]*"|\w+)\s*\.\s*)*(?:"(?<quoted>[^"]*)"|(?<word>[\p{L}_][\p{L}\d_$]*))`,
  'giu',
);

const expression = new RegExp(
  String.raw`${beforeTable}\s*(?:${filler}\s*)*(?:${unknown}|$)|${beforeTables}(?:(?!${endOfTables})[^()])*,\s*${unknown}`,
  'iu',
);

/** The tables an SQL text reads or writes. */
export interface TablesNamed {
  /** Without their schema. Names of parts of a `with`, and of columns, are among them. */
  readonly names: readonly string[];
  readonly written: readonly string[];
  /** True when an expression of the program is in the place of a table. */
  readonly isUnread: boolean;
}

/** The tables that an SQL text, or a part of one, names behind `from`, `join`, `into` and so on. */
export function tablesNamed(text: string): TablesNamed {
  const sql = text.replace(noise, ' ');
  const found = (pattern: RegExp) =>
    [...sql.matchAll(pattern)].map(
      ({ groups = {} }) => groups['quoted'] ?? groups['word']!.toLowerCase(),
    );
  return {
    names: found(named),
    written: found(writing),
    isUnread: statement.test(sql) && expression.test(sql),
  };
}
