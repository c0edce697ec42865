const isCaretKey = (key: string) => /^(Arrow|Home|End|Page)/.test(key);

/** Where the caret stands by nobody's hand: behind all that the field holds. */
function isBehindAll({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}

/**
 * An answer that nobody typed gives way to what is typed in its field, and is not glued to it, unless
 * the visitor has put the caret somewhere: "next" on the keyboard of a phone leaves it behind the
 * answer, and an answer may appear in the moment in which a field is entered. `isKnown` tells whether
 * a field shows such an answer. Gives back how to stop it.
 */
export function giveWay(isKnown: (field: HTMLInputElement) => boolean): () => void {
  let isPlaced = false;
  const enter = () => {
    isPlaced = false;
  };
  const place = (event: Event) => {
    isPlaced ||= !(event instanceof KeyboardEvent) || isCaretKey(event.key);
  };
  const type = ({ target, inputType }: InputEvent) => {
    const isTyped = inputType.startsWith('insert') && target instanceof HTMLInputElement;
    if (isTyped && !isPlaced && isBehindAll(target) && isKnown(target)) {
      target.select();
    }
  };
  document.addEventListener('focusout', enter);
  // Only the end of a press: it has entered the field by then.
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
