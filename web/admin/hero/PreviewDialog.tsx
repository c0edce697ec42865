import { Dialog } from '#web/office/parts/Dialog.tsx';
import type { HeroMediaRow } from '../api-types.ts';
import styles from './hero.module.css';

interface PreviewDialogProps {
  media: HeroMediaRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function PreviewDialog({ media, isOpen, onOpenChange }: PreviewDialogProps) {
  const { originalName, mediaType, filePath, posterPath, mimeType } = media;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={originalName}
    >
      {mediaType === 'image' ? (
        <img
          className={styles.preview}
          src={filePath}
          alt={originalName}
        />
      ) : (
        <video
          className={styles.preview}
          controls
          muted
          playsInline
          preload="metadata"
          aria-label={originalName}
          {...(posterPath && { poster: posterPath })}
        >
          <source
            src={filePath}
            type={mimeType}
          />
        </video>
      )}
    </Dialog>
  );
}
