import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export interface TextContent {
  readonly arguments: Set<string>;
  readonly tags: Set<string>;
  /** All its words, those of every choice too, with a mark where an argument stood. */
  words: string;
}

/** Replaces an argument in the words of a text. */
export const argumentMark = '\uFFFC';

function read(elements: readonly MessageFormatElement[], content: TextContent): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
        content.words += element.value;
        break;
      case TYPE.pound:
        content.words += argumentMark;
        break;
      case TYPE.tag:
        content.tags.add(element.value);
        read(element.children, content);
        break;
      case TYPE.select:
      case TYPE.plural:
        content.arguments.add(element.value);
        content.words += argumentMark;
        for (const choice of Object.values(element.options)) {
          content.words += '\n';
          read(choice.value, content);
        }
        break;
      default:
        content.arguments.add(element.value);
        content.words += argumentMark;
    }
  }
}

/** The content of an ICU text; null when it cannot be read as one. */
export function contentOf(text: string): TextContent | null {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch {
    return null;
  }
  const content = {
    arguments: new Set<string>(),
    tags: new Set<string>(),
    words: '',
  };
  read(elements, content);
  return content;
}
