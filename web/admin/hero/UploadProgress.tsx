import { useTranslations } from 'use-intl';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { fileSize } from './file-size.ts';
import styles from './hero.module.css';
import type { useUpload } from './use-upload.ts';

export function UploadProgress({ upload }: { upload: ReturnType<typeof useUpload> }) {
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
        className={styles.sent}
        aria-live="polite"
      >
        {step === 'sending' ? sent : t(step)}
      </p>
      {step === 'sending' && <ToolButton onClick={cancel}>{t('cancel')}</ToolButton>}
    </div>
  );
}
