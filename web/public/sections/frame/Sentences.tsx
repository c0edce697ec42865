import { Fragment } from 'react';
import styles from './sentences.module.css';

/** A heading of several sentences: no line holds the end of one and the beginning of the next. */
export function Sentences({ text }: { text: string }) {
  const sentences = text.split(/(?<=[.!?]) /);
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span className={styles.sentence}>{sentence}</span>{' '}
    </Fragment>
  ));
}
