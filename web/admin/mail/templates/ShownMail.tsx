import { previewDocument } from './preview-document.ts';
import styles from './shown-mail.module.css';
import { useQuery } from '@tanstack/react-query';
import shared from '#web/office/styles/shared.module.css';
import { pictureIn } from '#core/domain/mail/mail-picture.ts';

async function readPicture(file: string): Promise<string> {
  const answer = await fetch(`/media/mail/${file}`);
  if (!answer.ok) {
    throw new Error(`${file}: ${answer.status}`);
  }
  // At most 20 kB, so its bytes are not too many arguments.
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * The picture of a mail as a `data:` address; null without one, undefined while loading. The frame
 * that shows mails may request nothing, not even from here.
 */
function useMailPicture(html: string | null): string | null | undefined {
  const file = html === null ? undefined : pictureIn(html);
  const { data, isLoading } = useQuery({
    queryKey: ['mail-pictures', file],
    queryFn: () => readPicture(file!),
    enabled: file !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  return isLoading ? undefined : (data ?? null);
}

interface ShownMailProps {
  html: string | null;
  text: string;
  labels: { frame: string; text: string };
  className?: string | undefined;
}

export function ShownMail({ html, text, labels, className }: ShownMailProps) {
  const picture = useMailPicture(html);
  return (
    <>
      {/* The frame loads once, with its picture; its space is reserved until then. */}
      {picture === undefined && <div className={`${shared.frame} ${styles.mail} ${className}`} />}
      {html !== null && picture !== undefined && (
        // No scripts, forms, windows or requests, even if the server let one through.
        <iframe
          className={`${shared.frame} ${styles.mail} ${className}`}
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
