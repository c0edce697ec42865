import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** Searches while a person types, a moment after the last key or at once when the field is left. */
export function SearchField({ label, placeholder, value, onSearch, inputRef }: SearchFieldProps) {
  const t = useTranslations('office.list');
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed under us (back, forward, a reset): what is typed follows it, unless it is
  // only what we sent.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) {
      setText(value);
    }
  }
  const search = useEffectEvent(onSearch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) {
      return undefined;
    }
    timer.current = setTimeout(() => search(wanted), pauseMs);
    return () => clearTimeout(timer.current);
  }, [text, value]);

  // What is searched for now is not searched for again later, even where `value` takes its time:
  // the second search would cancel a way that was begun meanwhile.
  const searchNow = () => {
    clearTimeout(timer.current);
    if (text.trim() !== value) {
      onSearch(text.trim());
    }
  };
  const clear = () => {
    setText('');
    onSearch('');
  };

  return (
    <div className={styles.search}>
      <Search
        size={18}
        className={styles.icon}
      />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            searchNow();
          }
        }}
        // A search that came a moment after a click on a result would cancel the way there.
        onBlur={searchNow}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clearSearch')}
          onClick={clear}
        >
          <Close size={16} />
        </button>
      )}
    </div>
  );
}
