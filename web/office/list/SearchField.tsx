import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Close, Search } from '#web/kit/icons.tsx';
import styles from './search-field.module.css';

interface ListSearchProps {
  list: {
    asked: { q?: string | undefined };
    ask: (change: { q: string }, options: { replace: true }) => void;
  };
  t: (key: 'search' | 'placeholder') => string;
}

/** Searches a list by the words in the address. */
export function ListSearch({ list: { asked, ask }, t }: ListSearchProps) {
  return (
    <SearchField
      label={t('search')}
      placeholder={t('placeholder')}
      value={asked.q ?? ''}
      onSearch={(q) => ask({ q }, { replace: true })}
    />
  );
}

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The current search, kept by the caller. */
  value: string;
  onSearch: (text: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const pauseMs = 250;

/** Searches while a person types, a moment after the last key, or at once on blur. */
export function SearchField({ label, placeholder, value, onSearch, inputRef }: SearchFieldProps) {
  const t = useTranslations('office.list');
  const [typed, setTyped] = useState(value);
  // Searches that are not in `value` yet.
  const sent = useRef<string[]>([]);
  // A pending search must not be sent again: that would cancel a navigation begun since.
  const search = (text: string) => {
    const wanted = text.trim();
    if (wanted !== (sent.current.at(-1) ?? value)) {
      sent.current.push(wanted);
      onSearch(wanted);
    }
  };
  const searchNow = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchNow(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const follow = useEffectEvent((current: string) => {
    const at = sent.current.indexOf(current);
    if (at !== -1) {
      // Our own search; text typed since then stays.
      sent.current.splice(0, at + 1);
    } else if (typed.trim() !== current) {
      // Changed by something else, such as the back button or a reset of the filters.
      sent.current = [];
      setTyped(current);
    }
  });
  useEffect(() => follow(value), [value]);

  return (
    <div className={styles.search}>
      <Search size={18} className={styles.icon} />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        onChange={({ target }) => setTyped(target.value)}
        // Enter leads on to the results: there j, k and Enter are keys of the list.
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        // A search a moment after a click on a result would cancel the navigation to it.
        onBlur={() => search(typed)}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clearSearch')}
          onClick={() => {
            setTyped('');
            search('');
          }}
        >
          <Close size={16} />
        </button>
      )}
    </div>
  );
}
