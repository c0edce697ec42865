import { RelativeTime } from './RelativeTime.tsx';

interface TimesProps {
  /** Moments, as the API writes them. */
  values: string[];
}

/** Several moments on one screen, each named by its place. */
export function Times({ values }: TimesProps) {
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>
          <RelativeTime value={value} />
        </li>
      ))}
    </ul>
  );
}
