import { posix } from 'node:path';
import type { CallExpression, ImportDeclaration, NewExpression, Node } from 'oxc-parser';
import type { SourceFile } from './source-file.ts';
import { textOf, unknown } from './texts.ts';

interface Way {
  /** True when nothing is loaded at run time. */
  readonly isType: boolean;
  /** True when it is loaded later than the file itself, if at all. */
  readonly isLazy: boolean;
  /** The names taken, as the other module calls them; `*` is all of them. */
  readonly names: readonly string[];
}

/** One file, folder or package that a file takes. */
export interface Import extends Way {
  /** As written; of a glob or a template only the part before its first unknown. */
  readonly specifier: string;
  /** The file or folder it leads to, from the project's root; null for a package. */
  readonly target: string | null;
  /** True when its path is made at run time, so it cannot be read. */
  readonly isComputed: boolean;
}

const whole: Way = { isType: false, isLazy: false, names: ['*'] };
const later: Way = { ...whole, isLazy: true };

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : textOf(node)!);

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  switch (specifier.type) {
    case 'ImportDefaultSpecifier':
      return 'default';
    case 'ImportNamespaceSpecifier':
      return '*';
    default:
      return nameOf(specifier.imported);
  }
}

function isImportMeta(node: Node | undefined): boolean {
  return node?.type === 'MemberExpression'
    ? isImportMeta(node.object)
    : node?.type === 'MetaProperty';
}

function calledName(callee: Node): string {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' ? name.name : '';
}

// `vite.ssrLoadModule('/web/...')`, `vi.mock('./x')`, `new Worker('./x')`.
const loader = /^(ssrLoadModule|importActual|importMock|mock|doMock|(Shared)?Worker)$/;

/** The modules of a loader, `import.meta.glob`, `import.meta.resolve` or a URL of an own file. */
function loadedBy(node: CallExpression | NewExpression): (Node | null | undefined)[] {
  const { callee, arguments: args } = node;
  const [first, second] = args;
  const name = calledName(callee);
  if (isImportMeta(callee)) {
    const patterns = first?.type === 'ArrayExpression' ? first.elements : [first];
    return ['glob', 'resolve'].includes(name) ? patterns : [];
  }
  const isOwnFile = name === 'URL' && isImportMeta(second);
  const isLoader = loader.test(name) && textOf(first) !== null;
  return isOwnFile || isLoader ? [first] : [];
}

/** The modules that a node loads by itself, without nested nodes; the linter refuses `require`. */
function loadsOf(node: Node): (readonly [from: Node | null | undefined, way: Way])[] {
  switch (node.type) {
    case 'ImportDeclaration': {
      const names = node.specifiers.map(importedName);
      return [[node.source, { isType: node.importKind === 'type', isLazy: false, names }]];
    }
    case 'ExportNamedDeclaration': {
      const names = node.specifiers.map(({ local }) => nameOf(local));
      const way = { isType: node.exportKind === 'type', isLazy: false, names };
      return node.source ? [[node.source, way]] : [];
    }
    case 'ExportAllDeclaration':
      return [[node.source, { ...whole, isType: node.exportKind === 'type' }]];
    case 'TSImportType':
      return [[node.source, { ...whole, isType: true }]];
    case 'ImportExpression':
      return [[node.source, later]];
    case 'CallExpression':
    case 'NewExpression':
      return loadedBy(node).map((from) => [from, later]);
    default:
      return [];
  }
}

function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#') || specifier.startsWith('/')) {
    return specifier.slice(1);
  }
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null;
}

const styleComment = /\/\*[\s\S]*?\*\//g;
const styleImport =
  /@import\s+(?:url\(\s*)?["']?(?<sheet>[^"')\s;]+)|\bfrom\s+["'](?<module>[^"']+)["']/g;

/** The style sheets that a style sheet takes: `@import './a.css'`, `composes: a from './a.css'`. */
function styleImports(text: string): string[] {
  const found = text.replace(styleComment, '').matchAll(styleImport);
  return [...found].map(({ groups = {} }) => (groups['sheet'] ?? groups['module'])!);
}

/**
 * Everything a file imports, in whatever form: static, re-exported, dynamic, a type, a glob, and a
 * style sheet's sheets.
 */
export function importsOf({ path, text, places }: SourceFile): Import[] {
  const ofStyles = path.endsWith('.css') ? styleImports(text) : [];
  const ofCode = places.flatMap(({ node }) => loadsOf(node));
  const taken = [
    ...ofStyles.map((specifier) => ({ ...whole, specifier })),
    ...ofCode.map(([from, way]) => {
      const [specifier = ''] = (textOf(from) ?? '').split(new RegExp(`[*?${unknown}]`));
      return { ...way, specifier };
    }),
  ];
  return taken.map((one) => ({
    ...one,
    target: targetOf(path, one.specifier),
    isComputed: one.specifier === '',
  }));
}
