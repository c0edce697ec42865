import styles from './dialog.module.css';

/** All that a dialog acts on, one a line. */
export function NameList({ names }: { names: readonly string[] }) {
  return (
    // A long one scrolls, so keys must reach it.
    <ul className={styles.names} tabIndex={0}>
      {names.map((name, at) => (
        <li key={at}>{name}</li>
      ))}
    </ul>
  );
}
