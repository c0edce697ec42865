import type { Node } from 'oxc-parser';

/** Replaces an expression whose value is not known. */
export const unknown = '\uFFFC';

/** The text of a string or a template, with `unknown` for each expression; null for other nodes. */
export function textOf(node: Node | null | undefined): string | null {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? value.raw).join(unknown);
    case 'BinaryExpression': {
      const left = textOf(node.left);
      const right = textOf(node.right);
      const isSum = node.operator === '+' && (left ?? right) !== null;
      return isSum ? (left ?? unknown) + (right ?? unknown) : null;
    }
    default:
      return null;
  }
}
