import styles from '../account/account.module.css';

/** Why the last try failed, at the button, for as long as it matters; a message reads it out. */
export function Failure({ text }: { text: string | null | undefined }) {
  return text ? <p className={styles.error}>{text}</p> : null;
}
