import '../styles/tokens-office.css';
import { useState } from 'react';
import { SearchField } from './SearchField.tsx';

interface LateProps {
  /** Milliseconds until the address has the search. */
  lateMs: number;
}

/** In a list whose address changes late; lists every search. */
export function Late({ lateMs }: LateProps) {
  const [value, setValue] = useState('');
  const [searches, setSearches] = useState<string[]>([]);
  const search = (text: string) => {
    setSearches((before) => [...before, text]);
    setTimeout(() => setValue(text), lateMs);
  };
  return (
    <>
      <SearchField
        label="Search leads"
        placeholder="Name, mail or phone"
        value={value}
        onSearch={search}
      />
      <button type="button">A lead</button>
      <button type="button" onClick={() => setValue('')}>
        Show all
      </button>
      <ul aria-label="Searches">
        {searches.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </>
  );
}
