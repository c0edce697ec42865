import type { Node } from 'oxc-parser';
import type { Place } from './walk.ts';

/** A name used as a value: `Date` in `Date.now()`. */
export interface Use {
  readonly name: string;
  readonly node: Node;
  readonly parent: Node | null;
}

/** Whether the identifier only names a property, a key or what another module calls it. */
function isLabel(node: Node, parent: Node | null): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed;
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return parent.key === node && !parent.computed;
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return true;
    case 'ExportSpecifier':
      return parent.exported === node;
    case 'MetaProperty':
      return true;
    default:
      return false;
  }
}

/** Every name that stands for a value, declared ones included, imported ones where they are used. */
export function usesOf(places: readonly Place[]): Use[] {
  const uses: Use[] = [];
  for (const { node, parent, isType } of places) {
    if (node.type === 'Identifier' && !isType && !isLabel(node, parent)) {
      uses.push({ name: node.name, node, parent });
    }
  }
  return uses;
}

/** The property that is read from a use: `now` of `Date.now`, also of `Date['now']`. */
export function propertyRead({ node, parent }: Use): string | null {
  if (parent?.type !== 'MemberExpression' || parent.object !== node) {
    return null;
  }
  const { property } = parent;
  if (property.type === 'Identifier' && !parent.computed) {
    return property.name;
  }
  return property.type === 'Literal' ? String(property.value) : null;
}
