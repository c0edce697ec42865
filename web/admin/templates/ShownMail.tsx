import { previewDocument } from './preview-document.ts';
import styles from './shown-mail.module.css';

interface ShownMailProps {
  /** Null for a mail that has none. */
  html: string | null;
  text: string;
  labels: { frame: string; text: string };
  className?: string | undefined;
}

/** A mail as its reader sees it, and as plain text. */
export function ShownMail({ html, text, labels, className }: ShownMailProps) {
  return (
    <>
      {html !== null && (
        // No script, form, window or request: not even where the server had let one through.
        <iframe
          className={`${styles.mail} ${className}`}
          title={labels.frame}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={previewDocument(html)}
        />
      )}
      <details
        className={styles.text}
        open={html === null}
      >
        <summary>{labels.text}</summary>
        <pre>{text}</pre>
      </details>
    </>
  );
}
