import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslations } from 'use-intl';
import { Close, Search } from '#web/kit/icons.tsx';
import styles from './search-field.module.css';
import { useOwnLetters } from './use-own-letters.ts';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The text that is searched for now; kept by the caller. */
  value: string;
  onSearch: (text: string) => void;
  /** Asks for what will be searched for a frame later, so that the two do not share one. */
  onPrepare?: (text: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const pauseMs = 250;

/**
 * Searches while a person types, a moment after the last key or at once when the field is left. What
 * is typed is the field's own: a key renders nothing.
 */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
  onPrepare,
  inputRef,
}: SearchFieldProps) {
  const t = useTranslations('office.list');
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => input.current!);
  // Searches that the address does not have yet.
  const sent = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);
  const mark = (state: 'asked' | 'begun') => {
    box.current!.dataset.searching = state;
  };
  const forgetNext = () => {
    clearTimeout(timer.current);
    cancelAnimationFrame(frame.current);
    delete box.current?.dataset.searching;
  };

  const follow = useEffectEvent((address: string) => {
    delete box.current!.dataset.searching;
    const at = sent.current.indexOf(address);
    // The address has what we sent. A person may be further by now, and keeps what is typed.
    if (at !== -1) {
      sent.current.splice(0, at + 1);
      return;
    }
    sent.current = [];
    // By somebody else (back, forward, a reset): what is typed follows.
    const field = input.current!;
    if (field.value.trim() !== address) {
      forgetNext();
      field.value = address;
    }
  });
  useEffect(() => follow(value), [value]);
  const leave = useEffectEvent(forgetNext);
  useEffect(() => () => leave(), []);

  const now = useRef({ value, onSearch, onPrepare });
  useLayoutEffect(() => {
    now.current = { value, onSearch, onPrepare };
  });
  /** What is typed, unless it is on its way already. */
  const findWanted = (): string | undefined => {
    const wanted = input.current!.value.trim();
    const target = sent.current.at(-1) ?? now.current.value;
    return wanted === target ? undefined : wanted;
  };
  // What is on its way is not searched for a second time: that would cancel a way that was begun
  // meanwhile.
  const searchNow = () => {
    forgetNext();
    const wanted = findWanted();
    if (wanted !== undefined) {
      sent.current.push(wanted);
      now.current.onSearch(wanted);
      // Behind it: the router looks how far the page is scrolled, and would have the mark laid out.
      if (sent.current.at(-1) === wanted) {
        mark('begun');
      }
    }
  };
  // Asking, changing the address and showing the change take a slow machine most of a frame each. A
  // mark on the field is painted behind each of the first two.
  const searchSoon = () => {
    const wanted = findWanted();
    if (wanted !== undefined && !document.hidden) {
      mark('asked');
      now.current.onPrepare?.(wanted);
      frame.current = requestAnimationFrame(() => {
        frame.current = requestAnimationFrame(searchNow);
      });
    } else {
      searchNow();
    }
  };
  const change = () => {
    forgetNext();
    timer.current = setTimeout(searchSoon, pauseMs);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') {
      searchNow();
    }
  };
  useOwnLetters(input, press, change);
  const clear = () => {
    input.current!.value = '';
    searchNow();
  };

  return (
    <div
      ref={box}
      className={styles.search}
    >
      <Search
        size={18}
        className={styles.icon}
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        // A search that came a moment after a click on a result would cancel the way there.
        onBlur={searchNow}
      />
      <button
        type="button"
        className={styles.clear}
        aria-label={t('clearSearch')}
        onClick={clear}
      >
        <Close size={16} />
      </button>
    </div>
  );
}
