import type { Node } from 'oxc-parser';
import type { SourceFile } from './source-file.ts';

const nameOf = (node: Node | null | undefined): string[] =>
  node?.type === 'Identifier' ? [node.name] : [];

function declaredBy(declaration: Node): string[] {
  switch (declaration.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => nameOf(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return nameOf(declaration.id);
    default:
      return [];
  }
}

/** The values that a file exports by name; types are left out. */
export function exportsOf({ places }: SourceFile): string[] {
  return places.flatMap(({ node }) => {
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') {
      return [];
    }
    const named = node.specifiers.flatMap(({ exported }) => nameOf(exported));
    const declared = node.declaration ? declaredBy(node.declaration) : [];
    return [...named, ...declared];
  });
}
