import { fieldError } from '#server/platform/http-error.ts';
import { textOfHtml } from './text-of-html.ts';

/** The text of a template: as it was written, or made from the HTML. */
export interface Text {
  textContent: string;
  isTextMade: boolean;
}

/**
 * The text that is stored: the one given, or, where staff left it empty, one made from the HTML. 400
 * where the HTML says nothing in words.
 */
export async function completeText(
  htmlContent: string,
  given: string | null | undefined,
): Promise<Text> {
  if (given) {
    return { textContent: given, isTextMade: false };
  }
  const textContent = await textOfHtml(htmlContent);
  if (textContent === '') {
    throw fieldError([{ path: 'textContent', key: 'template.text' }]);
  }
  return { textContent, isTextMade: true };
}
