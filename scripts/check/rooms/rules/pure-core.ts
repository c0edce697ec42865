import { chance, dateFunctions, forbiddenInCore } from '../house/globals.ts';
import { isTest } from '../house/room-of.ts';
import { propertyRead, type Use, usesOf } from '../syntax/names.ts';
import type { SourceFile } from '../syntax/source-file.ts';
import type { Place } from '../syntax/walk.ts';

/** `new Date(moment)`, `Date.UTC(...)`, `value instanceof Date`: no use that asks what time it is. */
function isTimeless(use: Use): boolean {
  const { node, parent } = use;
  switch (parent?.type) {
    case 'NewExpression':
      return parent.callee === node && parent.arguments.length > 0;
    case 'BinaryExpression':
      return parent.operator === 'instanceof';
    default:
      return dateFunctions.includes(propertyRead(use) ?? '');
  }
}

function isCertain(use: Use): boolean {
  const property = propertyRead(use);
  return property !== null && property !== chance;
}

function isPure(use: Use): boolean {
  switch (use.name) {
    case 'Date':
      return isTimeless(use);
    case 'Math':
      return isCertain(use);
    default:
      return !forbiddenInCore.has(use.name);
  }
}

function written(use: Use): string {
  const property = propertyRead(use);
  if (property !== null) {
    return `${use.name}.${property}`;
  }
  return use.parent?.type === 'NewExpression' ? `new ${use.name}()` : use.name;
}

// What these answer depends on where the machine stands.
const machineDependent =
  /^([gs]et(FullYear|Month|Date|Day|Hours|Minutes)|getTimezoneOffset|resolvedOptions|toLocale(Date|Time)?String)$/;

/** What reaches the clock, the time zone or the place of the machine without naming a global. */
function* hiddenErrors({ node }: Place): Generator<string> {
  if (node.type === 'MetaProperty' && node.meta.name === 'import') {
    yield 'import.meta';
  }
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') {
    return;
  }
  const { name } = node.property;
  if (machineDependent.test(name)) {
    yield `${name}()`;
  }
}

/** `formatter.format()` without a moment takes that of the call. */
function* emptyFormats({ node }: Place): Generator<string> {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') {
    return;
  }
  const { property } = node.callee;
  const isFormat = property.type === 'Identifier' && /^format(ToParts)?$/.test(property.name);
  if (isFormat && node.arguments.length === 0) {
    yield 'format() of no given moment';
  }
}

/** Core has no clock, no chance, no input and no output: what it needs, it is given. */
export function* pureCoreErrors({ path, places }: SourceFile): Generator<string> {
  if (!path.startsWith('core/') || isTest(path)) {
    return;
  }
  for (const use of usesOf(places)) {
    if (!isPure(use)) {
      yield `${path}: ${written(use)} has no place in core, which has no clock and no outside`;
    }
  }
  for (const place of places) {
    for (const name of [...hiddenErrors(place), ...emptyFormats(place)]) {
      yield `${path}: ${name} has no place in core, which has no clock and no outside`;
    }
  }
}
