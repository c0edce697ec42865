import { previewDocument } from './preview-document.ts';
import styles from './shown-mail.module.css';
import { useMailPicture } from './use-mail-picture.ts';

interface ShownMailProps {
  /** Null for a mail without HTML. */
  html: string | null;
  text: string;
  labels: { frame: string; text: string };
  className?: string | undefined;
}

/** A mail as its reader sees it, and as plain text. */
export function ShownMail({ html, text, labels, className }: ShownMailProps) {
  const picture = useMailPicture(html);
  return (
    <>
      {/* The frame loads once, with its picture; its space is reserved until then. */}
      {picture === undefined && <div className={`${styles.mail} ${className}`} />}
      {html !== null && picture !== undefined && (
        // No scripts, forms, windows or requests, even if the server let one through.
        <iframe
          className={`${styles.mail} ${className}`}
          title={labels.frame}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={previewDocument(html, picture)}
        />
      )}
      <details className={styles.text} open={html === null}>
        <summary>{labels.text}</summary>
        <pre>{text}</pre>
      </details>
    </>
  );
}
