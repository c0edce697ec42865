import { type SqlToken, sqlTokens } from './tokens.ts';

/** The tables an SQL text reads or writes. */
export interface TablesNamed {
  /** Without their schema. Names that a `with` gives to its parts are among them. */
  readonly names: ReadonlySet<string>;
  /** True when an expression of the program stands where a table should. */
  readonly isUnread: boolean;
}

const verbs = new Set([
  'select',
  'with',
  'insert',
  'update',
  'delete',
  'truncate',
  'merge',
  'copy',
  'lock',
]);
// Behind these a table follows; behind those of the second set several may.
const beforeTable = new Set(['join', 'into', 'update', 'only', 'references', 'copy']);
const beforeTables = new Set(['from', 'using', 'truncate', 'table', 'lock']);
const fillers = new Set(['only', 'table', 'lateral', 'if', 'exists']);
// `for update`, `for no key update`, `on conflict do update`: the table stands elsewhere.
const beforeLock = new Set(['for', 'key', 'do']);
const endOfTables = new Set([
  'where',
  'group',
  'order',
  'having',
  'limit',
  'offset',
  'union',
  'except',
  'intersect',
  'returning',
  'set',
  'window',
  'for',
  'values',
  'select',
]);

const isSign = (token: SqlToken | undefined, text: string): boolean =>
  token?.kind === 'sign' && token.text === text;

const isWord = (token: SqlToken | undefined, words: ReadonlySet<string>): boolean =>
  token?.kind === 'word' && words.has(token.text);

/** The commas behind `start` that separate tables: those of no parenthesis within the list. */
function* commasOf(tokens: readonly SqlToken[], start: number): Generator<number> {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (isSign(token, '(')) {
      depth += 1;
    } else if (isSign(token, ')')) {
      depth -= 1;
    }
    const isOver = depth < 0 || isSign(token, ';') || isWord(token, endOfTables);
    if (depth <= 0 && isOver) {
      return;
    }
    if (depth === 0 && isSign(token, ',')) {
      yield at;
    }
  }
}

/** The table that is named at `start`: undefined when something else stands there. */
function tableAt(tokens: readonly SqlToken[], start: number): SqlToken | undefined {
  let at = start;
  while (isWord(tokens[at], fillers)) {
    at += 1;
  }
  while (isSign(tokens[at + 1], '.')) {
    at += 2;
  }
  const token = tokens[at];
  return token?.kind === 'sign' ? undefined : token;
}

/** Reads which tables an SQL text, or a part of one, names behind `from`, `join`, `into` and so on. */
export function tablesNamed(sql: string): TablesNamed {
  const tokens = sqlTokens(sql);
  const found: (SqlToken | undefined)[] = [];
  let isCutOff = false;
  for (const [at, token] of tokens.entries()) {
    const isList = isWord(token, beforeTables);
    const isLock = token.text === 'update' && isWord(tokens[at - 1], beforeLock);
    if (isLock || (!isList && !isWord(token, beforeTable))) {
      continue;
    }
    const next = at + 1;
    isCutOff ||= next === tokens.length;
    found.push(tableAt(tokens, next));
    if (isList) {
      for (const comma of commasOf(tokens, next)) {
        found.push(tableAt(tokens, comma + 1));
      }
    }
  }
  const names = found.flatMap((token) => (token && token.kind !== 'unknown' ? token.text : []));
  const isStatement = isWord(tokens[0], verbs);
  const isUnread = isCutOff || found.some((token) => token?.kind === 'unknown');
  return { names: new Set(names), isUnread: isStatement && isUnread };
}
