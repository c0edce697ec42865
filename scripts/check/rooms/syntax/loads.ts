import type { ImportDeclaration, Node } from 'oxc-parser';
import { textOf } from './texts.ts';

/** A place that loads another module. */
export interface Load {
  /** The expression that says which; undefined when there is none. */
  readonly from: Node | undefined;
  /** True when nothing is loaded at run time. */
  readonly isType: boolean;
  /** True when it is loaded later than the file itself, if at all. */
  readonly isLazy: boolean;
  /** The names taken, as the other module calls them; `*` is all of them. */
  readonly names: readonly string[];
}

// Methods that load the module their first argument names: `vite.ssrLoadModule('/web/...')`.
const loaders = new Set(['ssrLoadModule', 'importActual', 'importMock', 'mock', 'doMock']);

function isImportMeta(node: Node | undefined): boolean {
  if (node?.type === 'MemberExpression') {
    return isImportMeta(node.object);
  }
  return node?.type === 'MetaProperty';
}

const lazily = (nodes: readonly (Node | null | undefined)[]): Load[] =>
  nodes.map((node) => ({
    from: node ?? undefined,
    isType: false,
    isLazy: true,
    names: ['*'],
  }));

/** `new URL('./x', import.meta.url)`, `new Worker('./x')`. */
function loadedByNew(callee: Node, [first, second]: readonly Node[]): Load[] {
  if (callee.type !== 'Identifier') {
    return [];
  }
  const isOwnFile = callee.name === 'URL' && isImportMeta(second);
  const isWorker = /^(Shared)?Worker$/.test(callee.name) && textOf(first) !== null;
  return isOwnFile || isWorker ? lazily([first]) : [];
}

/** `require('x')`, `import.meta.glob('./x/*')`, `import.meta.resolve('x')`, a loader's call. */
function loadedByCall(callee: Node, [first]: readonly Node[]): Load[] {
  if (callee.type === 'Identifier') {
    return callee.name === 'require' ? lazily([first]) : [];
  }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') {
    return [];
  }
  const { name } = callee.property;
  if (isImportMeta(callee)) {
    const patterns = first?.type === 'ArrayExpression' ? first.elements : [first];
    return ['glob', 'resolve'].includes(name) ? lazily(patterns) : [];
  }
  const isLoader = loaders.has(name) && textOf(first) !== null;
  return isLoader ? lazily([first]) : [];
}

function importedNames({ specifiers }: ImportDeclaration): string[] {
  return specifiers.map((specifier) => {
    switch (specifier.type) {
      case 'ImportDefaultSpecifier':
        return 'default';
      case 'ImportNamespaceSpecifier':
        return '*';
      default:
        return nameOf(specifier.imported);
    }
  });
}

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : textOf(node)!);

/** The modules that a node loads by itself, those within it left out. */
export function loadsOf(node: Node): Load[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return [
        {
          from: node.source,
          isType: node.importKind === 'type',
          isLazy: false,
          names: importedNames(node),
        },
      ];
    case 'ExportNamedDeclaration':
      if (!node.source) {
        return [];
      }
      return [
        {
          from: node.source,
          isType: node.exportKind === 'type',
          isLazy: false,
          names: node.specifiers.map(({ local }) => nameOf(local)),
        },
      ];
    case 'ExportAllDeclaration':
      return [
        {
          from: node.source,
          isType: node.exportKind === 'type',
          isLazy: false,
          names: ['*'],
        },
      ];
    case 'TSImportType':
      return [
        {
          from: node.source,
          isType: true,
          isLazy: false,
          names: ['*'],
        },
      ];
    case 'TSExternalModuleReference':
      return [
        {
          from: node.expression,
          isType: false,
          isLazy: false,
          names: ['*'],
        },
      ];
    case 'ImportExpression':
      return lazily([node.source]);
    case 'CallExpression':
      return loadedByCall(node.callee, node.arguments);
    case 'NewExpression':
      return loadedByNew(node.callee, node.arguments);
    default:
      return [];
  }
}
