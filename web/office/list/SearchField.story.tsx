import '../styles/tokens-office.css';
import { useState } from 'react';
import { SearchField } from './SearchField.tsx';

interface LateProps {
  /** Milliseconds until the address has what was searched for. */
  lateMs: number;
}

/** In a list whose address takes its time; says every search, one a line, and what was asked for before. */
export function Late({ lateMs }: LateProps) {
  const [value, setValue] = useState('');
  const [searches, setSearches] = useState<string[]>([]);
  const [prepared, setPrepared] = useState('');
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
        onPrepare={setPrepared}
      />
      <button type="button">A lead</button>
      <ul aria-label="Searches">
        {searches.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      <output>{prepared}</output>
    </>
  );
}
