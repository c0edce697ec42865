import { Fragment } from 'react';
import styles from './sentences.module.css';

/** A heading of several sentences, each starting on a new line. */
export function Sentences({ text }: { text: string }) {
  const sentences = text.split(/(?<=[.!?]) /);
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span className={styles.sentence}>{sentence}</span>{' '}
    </Fragment>
  ));
}
