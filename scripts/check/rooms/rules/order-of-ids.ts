import type { Node } from 'oxc-parser';
import { orderedIds } from '../house/ordered-ids.ts';
import { isTest, isWithin } from '../house/room-of.ts';
import type { Place, SourceFile } from '../syntax/source-file.ts';

/** A column or a variable that holds an id: `id`, `lead_id`, `l."leadId"`. */
const isId = (name: string): boolean =>
  /^(id|\w+_id|\w*[a-z]Id)$/.test(name.replace(/^.*\.|"/g, ''));

/** The last name of `id`, `lead.id`, `lead!.id` and of a call about it such as `desc(lead.id)`. */
function nameOf(node: Node | null | undefined): string {
  switch (node?.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return node.property.type === 'Identifier' ? node.property.name : '';
    case 'TSNonNullExpression':
      return nameOf(node.expression);
    case 'SpreadElement':
      return nameOf(node.argument);
    case 'LogicalExpression':
      return nameOf(node.left);
    case 'ArrowFunctionExpression':
      return nameOf(node.body);
    case 'ChainExpression':
      return nameOf(node.expression);
    case 'CallExpression': {
      const isOfOne = node.callee.type === 'Identifier' || nameOf(node.callee) === 'map';
      return isOfOne && node.arguments.length === 1 ? nameOf(node.arguments[0]) : '';
    }
    case 'TaggedTemplateExpression':
      return sqlOf(node.quasi).replace(/ (asc|desc)$/, '');
    default:
      return '';
  }
}

/** SQL as it is written, with the names of its parameters. */
function sqlOf(node: Node): string {
  if (node.type === 'TemplateLiteral') {
    const names = node.expressions.map((one) => nameOf(one) || '?');
    return node.quasis.map(({ value }, at) => value.raw + (names[at] ?? '')).join('');
  }
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

/** The terms behind an `order by`, and what follows them. */
function termsOf(rest: string): { terms: string[]; tail: string } {
  let depth = 0;
  const terms = [''];
  for (const [at, letter] of [...rest].entries()) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    const isEnd = depth < 0 || /^\s(limit|offset|for)\b/i.test(rest.slice(at));
    if (isEnd) {
      return { terms, tail: rest.slice(at) };
    }
    if (letter === ',' && depth === 0) {
      terms.push('');
    } else {
      terms[terms.length - 1] += letter;
    }
  }
  return { terms, tail: '' };
}

const isLock = (tail: string): boolean =>
  /^\s(limit \S+ )?for (no key )?(update|share)/i.test(tail);

const compared = /([\w."$]*)\s*(?<![-<>=@])(?:<=?(?![>@])|>=?)\s*([\w."$?]*)/g;

/** The parts of an SQL text that order by id where they mean time. */
function* inSql(sql: string): Generator<string> {
  if (!/\b(select|where|join|update|delete|order by)\b/i.test(sql)) {
    return;
  }
  for (const { index, 0: words } of sql.matchAll(/\border by\s+/gi)) {
    const { terms, tail } = termsOf(sql.slice(index + words.length));
    const names = terms.map((term) => term.trim().split(/\s/)[0]!);
    if (names.every(isId) && !isLock(tail)) {
      yield `order by ${names.join(', ')}`;
    }
  }
  for (const [, which, name] of sql.matchAll(/\b(max|min)\(\s*([\w."]+)\s*\)/gi)) {
    if (isId(name!)) {
      yield `${which}(${name})`;
    }
  }
  for (const [text, left, right] of sql.matchAll(compared)) {
    if ((isId(left!) || isId(right!)) && !/^\d+$/.test(right!)) {
      yield text.trim();
    }
  }
}

const comparing = /^(gt|gte|lt|lte|max|min|between)$/;

/** The calls on the result of a call: `for` of `select().orderBy(id).for('update')`. */
function* callsBehind(call: Node, above: ReadonlyMap<Node, Node | null>): Generator<string> {
  const member = above.get(call);
  if (member?.type === 'MemberExpression' && member.object === call) {
    yield nameOf(member);
    const next = above.get(member);
    if (next) {
      yield* callsBehind(next, above);
    }
  }
}

const isEquality = (node: Node): boolean =>
  node.type === 'BinaryExpression' && node.operator === '===';

/** Whether ids are compared only to break a tie. */
function breaksTie(node: Node, parent: Node | null): boolean {
  if (parent?.type === 'ConditionalExpression') {
    return parent.consequent === node && isEquality(parent.test);
  }
  if (parent?.type !== 'LogicalExpression' || parent.right !== node) {
    return false;
  }
  const isDifference = node.type === 'BinaryExpression' && node.operator === '-';
  return parent.operator === '&&' ? isEquality(parent.left) : isDifference;
}

function* inCode(
  { node, parent }: Place,
  above: ReadonlyMap<Node, Node | null>,
): Generator<string> {
  if (node.type === 'CallExpression') {
    const called = nameOf(node.callee);
    const names = node.arguments.map(nameOf);
    const isOrder = called === 'orderBy' && names.length > 0 && names.every(isId);
    if (isOrder && ![...callsBehind(node, above)].includes('for')) {
      yield `orderBy(${names.join(', ')})`;
    }
    if (comparing.test(called) && names.some(isId)) {
      yield `${called}(${names.filter(isId).join(', ')})`;
    }
  }
  if (node.type === 'BinaryExpression' && /^([<>]=?|-)$/.test(node.operator)) {
    const [left, right] = [nameOf(node.left), nameOf(node.right)];
    const isNumber = node.right.type === 'Literal' || node.left.type === 'Literal';
    if ((isId(left) || isId(right)) && !isNumber && !breaksTie(node, parent)) {
      yield `${left} ${node.operator} ${right}`;
    }
  }
}

/**
 * A greater id is not a later one: rows are committed in another order than their ids are drawn,
 * and nodes of a spread database draw them in blocks. A moment orders, an id behind it breaks ties,
 * and locks may be taken in the order of ids. Adds to `needed` the exceptions that the file needs.
 */
export function* idOrderErrors(file: SourceFile, needed = new Set<string>()): Generator<string> {
  const { path, places } = file;
  if (!/^(core|server|web)\//.test(path) || isTest(path) || isWithin(path, 'server/testing/')) {
    return;
  }
  const above = new Map(places.map(({ node, parent }) => [node, parent]));
  const found = places.flatMap((place) => [
    ...inCode(place, above),
    ...(path.startsWith('server/') ? inSql(sqlOf(place.node)) : []),
  ]);
  for (const what of new Set(found)) {
    const listed = orderedIds.find(
      (one) => (path === one.at || path.startsWith(`${one.at}/`)) && (one.found ?? what) === what,
    );
    if (listed) {
      needed.add(`order of ids: ${listed.at} ${listed.found ?? 'all'}`);
    } else {
      yield `${path}: "${what}" takes a greater id for a later one; order by the moment, the id behind it`;
    }
  }
}
