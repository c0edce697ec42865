import { type Node, parseSync, visitorKeys } from 'oxc-parser';

export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Every node of its syntax tree, the outer before the inner; empty when the file is not code. */
  readonly places: readonly Place[];
  /** The values that it exports by name; types are left out. */
  readonly exported: readonly string[];
  /** Why its syntax cannot be read; null when it can. */
  readonly syntaxError: string | null;
}

/** A node of a syntax tree and the one above it. */
export interface Place {
  readonly node: Node;
  readonly parent: Node | null;
  /** True in a place for types alone: nothing of it exists at run time. */
  readonly isType: boolean;
}

const code = /\.[cm]?[jt]sx?$/;

// TypeScript's own nodes hold types, but for these, which wrap a value.
const valueWrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  const keys = visitorKeys[node.type] ?? [];
  const fields = node as unknown as Readonly<Record<string, unknown>>;
  return keys.flatMap((key) => fields[key]).filter(isNode);
}

export function sourceFile(path: string, text: string): SourceFile {
  const places: Place[] = [];
  const add = (node: Node, parent: Node | null, isInType: boolean): void => {
    const isType = isInType || (node.type.startsWith('TS') && !valueWrappers.has(node.type));
    places.push({ node, parent, isType });
    for (const child of childrenOf(node)) {
      add(child, node, isType);
    }
  };
  const { program, module, errors } = parseSync(path, code.test(path) ? text : '');
  add(program, null, false);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? [])));
  return { path, text, places, exported, syntaxError: errors[0]?.message ?? null };
}
