import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

// What a browser tells of a letter besides its `keydown` and `input`.
const besides = ['keypress', 'beforeinput', 'textInput', 'keyup'];

function isLetter({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const changesText = key.length === 1 || key === 'Backspace' || key === 'Delete';
  return changesText && !(ctrlKey || altKey || metaKey);
}

/**
 * Tells of the keys and of what is typed into a field, and of letters (their taking back included) nobody
 * else: to offer each of their events to React and to the page takes a slow machine as long as the
 * letter itself.
 * Other keys and combinations go on to the page.
 */
export function useOwnLetters(
  field: RefObject<HTMLInputElement | null>,
  onKey: (event: KeyboardEvent) => void,
  onInput: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isLetter(event)) {
      event.stopPropagation();
    }
    onKey(event);
  });
  const type = useEffectEvent((event: Event) => {
    event.stopPropagation();
    onInput();
  });
  useLayoutEffect(() => {
    const input = field.current!;
    const leaving = new AbortController();
    const { signal } = leaving;
    input.addEventListener('keydown', (event) => press(event), { signal });
    input.addEventListener('input', (event) => type(event), { signal });
    for (const name of besides) {
      input.addEventListener(name, (event) => event.stopPropagation(), { signal });
    }
    return () => leaving.abort();
  }, [field]);
}
