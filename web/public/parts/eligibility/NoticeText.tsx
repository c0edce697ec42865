import styles from './notice.module.css';

export function NoticeText({ text }: { text: string }) {
  const [title, ...paragraphs] = text.split('\n\n');
  return (
    <article className={styles.text}>
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
