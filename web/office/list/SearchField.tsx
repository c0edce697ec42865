import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { Close, Search } from '#web/kit/icons.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The text that is searched for now; kept by the caller. */
  value: string;
  onSearch: (text: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const pauseMs = 250;

/**
 * Searches while a person types, a moment after the last key or at once when the field is left. What
 * is typed is the field's own: a key renders nothing.
 */
export function SearchField({ label, placeholder, value, onSearch, inputRef }: SearchFieldProps) {
  const t = useTranslations('office.list');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => input.current!);
  const [isEmpty, setIsEmpty] = useState(value === '');
  // Searches that the address does not have yet.
  const sent = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useEffectEvent((address: string) => {
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
      clearTimeout(timer.current);
      field.value = address;
      setIsEmpty(address === '');
    }
  });
  useEffect(() => follow(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const now = useRef({ value, onSearch });
  useLayoutEffect(() => {
    now.current = { value, onSearch };
  });
  // What is on its way is not searched for a second time: that would cancel a way that was begun
  // meanwhile.
  const searchNow = () => {
    clearTimeout(timer.current);
    const wanted = input.current!.value.trim();
    const target = sent.current.at(-1) ?? now.current.value;
    if (wanted !== target) {
      sent.current.push(wanted);
      now.current.onSearch(wanted);
    }
  };
  const change = () => {
    setIsEmpty(input.current!.value === '');
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, pauseMs);
  };
  const clear = () => {
    input.current!.value = '';
    setIsEmpty(true);
    searchNow();
  };

  return (
    <div className={styles.search}>
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
        onChange={change}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            searchNow();
          }
        }}
        // A search that came a moment after a click on a result would cancel the way there.
        onBlur={searchNow}
      />
      <button
        type="button"
        hidden={isEmpty}
        className={styles.clear}
        aria-label={t('clearSearch')}
        onClick={clear}
      >
        <Close size={16} />
      </button>
    </div>
  );
}
