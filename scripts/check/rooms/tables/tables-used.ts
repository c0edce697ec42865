import type { CallExpression, Node } from 'oxc-parser';
import { tableOwners } from '../house/table-owners.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';
import { textOf } from '../syntax/texts.ts';
import type { Place } from '../syntax/walk.ts';
import { type DrizzleTables, tablesFolder } from './drizzle-tables.ts';
import { tablesNamed } from './tables-named.ts';

/** What a file, or a part of it, says to the database. */
export interface TablesUsed {
  readonly names: readonly string[];
  /** Sentences on places where the table cannot be read. */
  readonly unread: readonly string[];
}

const nothing: TablesUsed = {
  names: [],
  unread: [],
};

/** `sql.raw(text)`, `sql.identifier(name)`: what is put into a statement as it is. */
function isRawSql(node: Node): node is CallExpression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') {
    return false;
  }
  const { object, property } = node.callee;
  const isSql = object.type === 'Identifier' && object.name === 'sql';
  return isSql && property.type === 'Identifier' && /^(raw|identifier)$/.test(property.name);
}

function inRawSql({ arguments: [first] }: CallExpression): TablesUsed {
  const text = textOf(first);
  if (text === null) {
    return {
      names: [],
      unread: ['puts raw SQL together at run time, which no check can read'],
    };
  }
  return {
    names: text in tableOwners ? [text] : [],
    unread: [],
  };
}

const isSqlTag = (tag: Node): boolean => tag.type === 'Identifier' && tag.name === 'sql';

/** `.for('update')`: how strongly Drizzle locks the rows it reads, not the begin of a statement. */
function isLock(parent: Node | null | undefined): boolean {
  if (parent?.type !== 'CallExpression' || parent.callee.type !== 'MemberExpression') {
    return false;
  }
  const { property } = parent.callee;
  return property.type === 'Identifier' && property.name === 'for';
}

function inText({ node, parent }: Place): TablesUsed {
  const text = textOf(node);
  // A part of a sum is read with the whole sum.
  if (text === null || parent?.type === 'BinaryExpression' || isLock(parent)) {
    return nothing;
  }
  const { names, isUnread } = tablesNamed(text);
  // Behind Drizzle's tag an expression is a table that was imported or a part of a statement; both
  // are read where they come from.
  const isTagged = parent?.type === 'TaggedTemplateExpression' && isSqlTag(parent.tag);
  return {
    names: [...names],
    unread:
      isUnread && !isTagged ? ['names a table by an expression, which no check can read'] : [],
  };
}

function inImports(file: SourceFile, tables: DrizzleTables): TablesUsed[] {
  const ofTables = importsOf(file).filter(({ target }) => target?.startsWith(tablesFolder));
  return ofTables.map(({ names, target }) => ({
    names: names.flatMap((name) => tables.get(name) ?? []),
    unread: names.includes('*') ? [`takes all of ${target}; name the tables`] : [],
  }));
}

/** Every table a file reads or writes, through Drizzle or in SQL. */
export function tablesUsed(file: SourceFile, tables: DrizzleTables): TablesUsed {
  const found = [
    ...inImports(file, tables),
    ...file.places.map((place) => (isRawSql(place.node) ? inRawSql(place.node) : inText(place))),
  ];
  const names = found.flatMap((one) => one.names);
  return {
    names: [...new Set(names)],
    unread: found.flatMap((one) => one.unread),
  };
}
