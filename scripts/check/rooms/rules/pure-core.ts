import type { Node } from 'oxc-parser';
import { isTest } from '../house/room-of.ts';
import type { Place, SourceFile } from '../syntax/source-file.ts';

/** The name of the property that is read or called: `now` of `Date.now` and of `Date['now']`. */
function propertyOf(node: Node | null): string {
  if (node?.type !== 'MemberExpression') {
    return '';
  }
  const { property, computed } = node;
  if (property.type === 'Identifier' && !computed) {
    return property.name;
  }
  return property.type === 'Literal' ? String(property.value) : '';
}

/** `new Date(moment)`, `Date.UTC(...)`, `value instanceof Date`: uses without the clock. */
function isTimeless({ node, parent }: Place): boolean {
  switch (parent?.type) {
    case 'NewExpression':
      return parent.callee === node && parent.arguments.length > 0;
    case 'BinaryExpression':
      return parent.operator === 'instanceof';
    default:
      return /^(UTC|parse)$/.test(propertyOf(parent));
  }
}

/** The access to the clock or the outside at this place, or the way around the linter's list. */
function impurity(place: Place): string | null {
  const { node, parent, isType } = place;
  switch (node.type) {
    case 'MetaProperty':
      return 'import.meta';
    case 'CallExpression': {
      const isFormat = /^format(ToParts)?$/.test(propertyOf(node.callee));
      return isFormat && node.arguments.length === 0 ? 'format() of no given moment' : null;
    }
    case 'Identifier':
      if (node.name === 'Date' && !isType && !isTimeless(place)) {
        return 'a Date of no given moment';
      }
      return node.name === 'Math' && !isType && !propertyOf(parent) ? 'Math as a whole' : null;
    default:
      return null;
  }
}

/**
 * Core has no clock, no chance, no input and no output: its input is passed in. The linter refuses
 * the globals and the functions that bring them; this reads what a list of names cannot say.
 */
export function* pureCoreErrors({ path, places }: SourceFile): Generator<string> {
  if (!path.startsWith('core/') || isTest(path)) {
    return;
  }
  for (const place of places) {
    const found = impurity(place);
    if (found !== null) {
      yield `${path}: ${found} has no place in core, which has no clock and no outside`;
    }
  }
}
