import { RelativeTime } from './RelativeTime.tsx';

interface TimesProps {
  /** Times in the API's format. */
  values: string[];
}

/** Several times on one screen, each named by its index. */
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
