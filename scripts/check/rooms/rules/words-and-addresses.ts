import type { Node } from 'oxc-parser';
import { isStory, isTest } from '../house/room-of.ts';
import type { Place, SourceFile } from '../syntax/source-file.ts';

const screens = /^web\/(admin|portal|office)\//;
const readAttributes = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);
// Capitals alone name a format, such as PNG, in every language.
const hasWord = (text: string) => /\p{Ll}/u.test(text.replaceAll(/&\w+;/g, ''));
// A bare '/admin/' is a prefix and leads nowhere; the subject is that of a mail.
const isAddress = (text: string) => /^\/(admin|affiliate)\/.|^\?(?!subject=)\w+=/.test(text);

/** Expressions that are printed as they are: in braces between tags, or a branch of one there. */
function printed(places: readonly Place[]): Set<Node> {
  const found = new Set<Node>();
  for (const { node, parent } of places) {
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') {
      found.add(node.expression);
    } else if (found.has(node) && node.type === 'ConditionalExpression') {
      found.add(node.consequent).add(node.alternate);
    } else if (found.has(node) && node.type === 'ParenthesizedExpression') {
      found.add(node.expression);
    } else if (found.has(node) && node.type === 'LogicalExpression') {
      found.add(node.right);
    }
  }
  return found;
}

/** A text that is spelled out in an element or attribute instead of in the messages. */
function spelledText({ node, parent }: Place, above: string): string | null {
  // The name of a key is the same in every language.
  if (node.type === 'JSXText') {
    return above === 'kbd' ? null : node.value;
  }
  if (node.type !== 'Literal' || typeof node.value !== 'string') {
    return null;
  }
  if (parent?.type === 'JSXExpressionContainer') {
    return node.value;
  }
  const isRead =
    parent?.type === 'JSXAttribute' &&
    parent.name.type === 'JSXIdentifier' &&
    readAttributes.has(parent.name.name);
  return isRead ? node.value : null;
}

function elementName({ parent }: Place): string {
  const name = parent?.type === 'JSXElement' ? parent.openingElement.name : null;
  return name?.type === 'JSXIdentifier' ? name.name : '';
}

/** The words of a literal, without the values between them. */
function wholeText(place: Place): string | null {
  const { node } = place;
  return node.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.raw).join('')
    : textOf(place);
}

function textOf({ node }: Place): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return node.value;
  }
  return node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.raw ?? null) : null;
}

/** Screens of the office: texts come from `t()`, addresses from the functions that make paths. */
export function* screenErrors({ path, places }: SourceFile): Generator<string> {
  if (!screens.test(path) || isTest(path) || isStory(path)) {
    return;
  }
  const shown = printed(places);
  for (const place of places.filter(({ isType }) => !isType)) {
    const spelled = shown.has(place.node)
      ? wholeText(place)
      : spelledText(place, elementName(place));
    if (spelled !== null && hasWord(spelled)) {
      yield `${path}: "${spelled.trim()}" is spelled out; take it from t()`;
    }
    const text = textOf(place);
    if (text !== null && isAddress(text)) {
      yield `${path}: ${text} is an address as a string; take it from a function that makes paths`;
    }
  }
}
