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
  // Searches that the address does not have yet.
  const [sent, setSent] = useState<readonly string[]>([]);
  // The address changed. By what we sent: a person may be further by now, and keeps what is typed. By
  // somebody else (back, forward, a reset): what is typed follows.
  if (known !== value) {
    const at = sent.indexOf(value);
    setKnown(value);
    setSent(at === -1 ? [] : sent.slice(at + 1));
    if (at === -1) {
      setText(value);
    }
  }
  const target = sent.at(-1) ?? value;
  const send = (wanted: string) => {
    setSent((before) => [...before, wanted]);
    onSearch(wanted);
  };
  const search = useEffectEvent(send);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === target) {
      return undefined;
    }
    timer.current = setTimeout(() => search(wanted), pauseMs);
    return () => clearTimeout(timer.current);
  }, [text, target]);

  // What is on its way is not searched for a second time: that would cancel a way that was begun
  // meanwhile.
  const searchNow = () => {
    clearTimeout(timer.current);
    if (text.trim() !== target) {
      send(text.trim());
    }
  };
  const clear = () => {
    setText('');
    send('');
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
