import { useEffect, useRef } from 'react';

/** Keys that were pressed before there was a field to take them. */
export interface EarlyKeys {
  text: string;
  /** Enter was pressed behind the text. */
  isEntered: boolean;
}

/** If the palette does not come within so many milliseconds, keys belong to the page again. */
const patienceMs = 3000;

const nothing: EarlyKeys = { text: '', isEntered: false };

function withKey({ text, isEntered }: EarlyKeys, key: string): EarlyKeys | undefined {
  if (key === 'Enter') {
    return { text, isEntered: true };
  }
  if (key === 'Backspace') {
    return { text: text.slice(0, -1), isEntered };
  }
  return key.length === 1 ? { text: text + key, isEntered } : undefined;
}

/**
 * Keeps the keys that are pressed between opening the palette and the focus in its field, whose code
 * may still be on its way. `listen` begins, `take` ends it and returns what was pressed.
 */
export function useEarlyKeys() {
  const pressed = useRef(nothing);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const listen = () => {
    stop.current();
    pressed.current = nothing;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      const isText = !(ctrlKey || metaKey || altKey || isComposing);
      const more = isText ? withKey(pressed.current, key) : undefined;
      if (more) {
        pressed.current = more;
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('keydown', press, true);
    const timer = setTimeout(() => stop.current(), patienceMs);
    stop.current = () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', press, true);
    };
  };

  const take = () => {
    stop.current();
    const taken = pressed.current;
    pressed.current = nothing;
    return taken;
  };

  return { listen, take };
}
