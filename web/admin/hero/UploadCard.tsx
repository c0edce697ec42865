import { type DragEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { largestHeroFile } from '#core/contract/media.ts';
import { Upload } from '#web/kit/icons.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { fileSize } from './file-size.ts';
import styles from './hero.module.css';
import { useUpload } from './use-upload.ts';

function UploadProgress({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const t = useTranslations('admin.heroMedia.upload');
  const all = useTranslations('admin.heroMedia');
  const { percent } = useFormats();
  const { file, step, share, cancel } = upload;
  const { name = '', size = 0 } = file ?? {};
  const label = t('sending', { name });
  const sent = t('sent', { percent: percent(share, 0), size: fileSize(all, size) });
  return (
    <div className={styles.progress}>
      <p className={styles.sending}>{label}</p>
      <progress
        className={styles.bar}
        aria-label={label}
        max={1}
        value={share}
      />
      <p
        className={shared.hint}
        aria-live="polite"
      >
        {step === 'sending' ? sent : t(step)}
      </p>
      {step === 'sending' && <ToolButton onClick={cancel}>{t('cancel')}</ToolButton>}
    </div>
  );
}

export function UploadCard() {
  const t = useTranslations('admin.heroMedia.upload');
  const all = useTranslations('admin.heroMedia');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const upload = useUpload();

  function take(files: FileList | null): void {
    const chosen = files?.[0];
    if (chosen && !upload.isPending) {
      upload.send(chosen);
    }
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <Card title={t('title')}>
      <div
        className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
        onDragOver={onDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept="image/*,video/*,.ogv"
          aria-label={t('choose')}
          hidden
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        {upload.isPending ? (
          <UploadProgress upload={upload} />
        ) : (
          <>
            <p className={styles.choose}>
              <ToolButton
                variant="ink"
                onClick={() => input.current?.click()}
              >
                <Upload size={18} />
                {t('choose')}
              </ToolButton>
              <span className={shared.hint}>{t('drop')}</span>
            </p>
            {upload.failure && (
              <div
                className={styles.failure}
                role="alert"
              >
                <p>
                  <strong>{upload.file?.name}</strong> {upload.failure}
                </p>
                <ToolButton onClick={upload.retry}>{t('retry')}</ToolButton>
              </div>
            )}
          </>
        )}
        <p className={`${shared.hint} ${styles.hint}`}>
          {t('hint', { size: fileSize(all, largestHeroFile) })}
        </p>
      </div>
    </Card>
  );
}
