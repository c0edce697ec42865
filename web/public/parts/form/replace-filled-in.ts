const isCaretKey = (key: string) => /^(Arrow|Home|End|Page)/.test(key);

/** Whether the caret is where the browser puts it by default: after the text. */
function isBehindAll({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}

/**
 * Makes typing replace a filled-in answer instead of extending it, unless the visitor has moved the
 * caret. "Next" on a phone keyboard leaves the caret after the answer, and an answer may appear
 * just as a field gets the focus. `isFilledIn` tells whether a field shows such an answer. Returns a
 * function that stops it.
 */
export function replaceFilledIn(isFilledIn: (field: HTMLInputElement) => boolean): () => void {
  let isPlaced = false;
  const enter = () => {
    isPlaced = false;
  };
  const place = (event: Event) => {
    isPlaced ||= !(event instanceof KeyboardEvent) || isCaretKey(event.key);
  };
  const type = ({ target, inputType }: InputEvent) => {
    const isTyped = inputType.startsWith('insert') && target instanceof HTMLInputElement;
    if (isTyped && !isPlaced && isBehindAll(target) && isFilledIn(target)) {
      target.select();
    }
  };
  document.addEventListener('focusout', enter);
  // The end of a press: the field has the focus by then.
  document.addEventListener('click', place);
  document.addEventListener('keydown', place);
  document.addEventListener('beforeinput', type);
  return () => {
    document.removeEventListener('focusout', enter);
    document.removeEventListener('click', place);
    document.removeEventListener('keydown', place);
    document.removeEventListener('beforeinput', type);
  };
}
