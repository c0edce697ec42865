import { type Node, type Program, visitorKeys } from 'oxc-parser';

/** A node of a syntax tree and the one above it. */
export interface Place {
  readonly node: Node;
  readonly parent: Node | null;
  /** True where only types stand: nothing of it exists at run time. */
  readonly isType: boolean;
}

// TypeScript's own nodes hold types, but for these, which wrap a value.
const valueWrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
  'TSImportEqualsDeclaration',
  'TSExternalModuleReference',
]);

const holdsTypes = (type: string) => type.startsWith('TS') && !valueWrappers.has(type);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  const keys = visitorKeys[node.type] ?? [];
  const fields = node as unknown as Readonly<Record<string, unknown>>;
  return keys.flatMap((key) => fields[key]).filter(isNode);
}

/** Every node of a program, the outer before the inner, in the order of the text. */
export function placesOf(program: Program): Place[] {
  const places: Place[] = [];
  const add = (node: Node, parent: Node | null, isInType: boolean): void => {
    const isType = isInType || holdsTypes(node.type);
    places.push({ node, parent, isType });
    for (const child of childrenOf(node)) {
      add(child, node, isType);
    }
  };
  add(program, null, false);
  return places;
}
