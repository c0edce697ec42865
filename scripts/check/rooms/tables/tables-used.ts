import type { CallExpression, Node } from 'oxc-parser';
import { tableWriters } from './table-writers.ts';
import { isWithin } from '../house/room-of.ts';
import { importsOf } from '../syntax/imports.ts';
import type { Place, SourceFile } from '../syntax/source-file.ts';
import { textOf, unknown } from '../syntax/texts.ts';

/** Where every table is described. */
const tablesFolder = 'server/db/tables/';

/** The Drizzle tables: the name of the export and that of the table in the database. */
export type DrizzleTables = ReadonlyMap<string, string>;

/** The call that makes a table, or a view that migrations make: `pgView(...).existing()`. */
function madeBy(init: Node | null): CallExpression | null {
  if (init?.type !== 'CallExpression') {
    return null;
  }
  const { callee } = init;
  if (callee.type === 'MemberExpression') {
    return madeBy(callee.object);
  }
  return callee.type === 'Identifier' && /^pg(Table|View)$/.test(callee.name) ? init : null;
}

export function drizzleTablesOf(files: readonly SourceFile[]): DrizzleTables {
  const tables = new Map<string, string>();
  const described = files.filter(({ path }) => isWithin(path, tablesFolder));
  for (const { node } of described.flatMap(({ places }) => places)) {
    const made = node.type === 'VariableDeclarator' ? madeBy(node.init) : null;
    const name = made && textOf(made.arguments[0]);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && name) {
      tables.set(node.id.name, name);
    }
  }
  return tables;
}

function methodOf(node: Node | null): { object: string | null; method: string } | null {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') {
    return null;
  }
  const { object, property } = node.callee;
  const name = object.type === 'Identifier' ? object.name : null;
  return property.type === 'Identifier' ? { object: name, method: property.name } : null;
}

interface TablesUsed {
  readonly names: readonly string[];
  readonly written: readonly string[];
  /** Sentences on places where the table cannot be read. */
  readonly unread: readonly string[];
}

const nothing: TablesUsed = { names: [], written: [], unread: [] };

/** `sql.raw(text)`, `sql.identifier(name)`: inserted into a statement unchanged. */
function isRawSql(node: Node): node is CallExpression {
  const called = methodOf(node);
  return called?.object === 'sql' && /^(raw|identifier)$/.test(called.method);
}

function inRawSql({ arguments: [first] }: CallExpression): TablesUsed {
  const text = textOf(first);
  return text === null
    ? { ...nothing, unread: ['puts raw SQL together at run time, which no check can read'] }
    : { ...nothing, names: tableWriters.has(text) ? [text] : [] };
}

function inText({ node, parent }: Place): TablesUsed {
  const text = textOf(node);
  // A part of a sum is read with the whole sum; `.for('update')` says how Drizzle locks its rows.
  if (text === null || parent?.type === 'BinaryExpression' || methodOf(parent)?.method === 'for') {
    return nothing;
  }
  const { names, written, isUnread } = tablesNamed(text);
  // Behind Drizzle's tag an expression is an imported table or a part of a statement; both are read
  // where they come from.
  const tag = parent?.type === 'TaggedTemplateExpression' ? parent.tag : null;
  const isSql = tag?.type === 'Identifier' && tag.name === 'sql';
  const unread = ['names a table by an expression, which no check can read'];
  return { names, written, unread: isUnread && !isSql ? unread : [] };
}

/** `tx.insert(leads)`: what Drizzle writes, by the local names of imported tables. */
function inWrite(node: Node, locals: ReadonlyMap<string, string>): TablesUsed {
  const method = methodOf(node)?.method ?? '';
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  const table = first?.type === 'Identifier' ? locals.get(first.name) : undefined;
  const isWrite = table !== undefined && /^(insert|update|delete)$/.test(method);
  return isWrite ? { ...nothing, written: [table] } : nothing;
}

/** The tables that a file imports, by the names that it gives them. */
function localTables(file: SourceFile, tables: DrizzleTables): ReadonlyMap<string, string> {
  const locals = new Map<string, string>();
  for (const { node } of file.places) {
    if (node.type === 'ImportSpecifier' && node.imported.type === 'Identifier') {
      const table = tables.get(node.imported.name);
      if (table !== undefined) {
        locals.set(node.local.name, table);
      }
    }
  }
  return locals;
}

/** Every table a file reads or writes, through Drizzle or in SQL. */
export function tablesUsed(file: SourceFile, tables: DrizzleTables): TablesUsed {
  const locals = localTables(file, tables);
  const ofTables = importsOf(file).filter(({ target }) => target?.startsWith(tablesFolder));
  const found = [
    ...ofTables.map(({ names, target }) => ({
      names: names.flatMap((name) => tables.get(name) ?? []),
      written: [],
      unread: names.includes('*') ? [`takes all of ${target}; name the tables`] : [],
    })),
    ...file.places.map((place) => (isRawSql(place.node) ? inRawSql(place.node) : inText(place))),
    ...file.places.map(({ node }) => inWrite(node, locals)),
  ];
  return {
    names: [...new Set(found.flatMap(({ names }) => names))],
    written: [...new Set(found.flatMap(({ written }) => written))],
    unread: found.flatMap(({ unread }) => unread),
  };
}

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
interface TablesNamed {
  /** Without their schema. Names of parts of a `with`, and of columns, are among them. */
  readonly names: readonly string[];
  readonly written: readonly string[];
  /** True when an expression of the program is in the place of a table. */
  readonly isUnread: boolean;
}

/** The tables that an SQL text, or a part of one, names behind `from`, `join`, `into` and so on. */
function tablesNamed(text: string): TablesNamed {
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
