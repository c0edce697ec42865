import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { largestHeroFile, uploadHeroMedia } from '#core/contract/programme/media.ts';
import { CallError } from '#web/kit/api.ts';
import { Upload } from '#web/kit/icons.tsx';
import { sendForm } from '#web/kit/send-form.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { fileSize } from './file-size.ts';
import styles from './hero.module.css';
import { sendPoster } from './take-poster.ts';
import { everyHeroMedia } from './every-hero-media.ts';

type UploadStep = 'sending' | 'working' | 'poster';

class UnfitError extends Error {}

/** Sends one file at a time, and takes a picture of a film afterwards. */
function useUpload() {
  const t = useTranslations('admin.hero');
  const queries = useQueryClient();
  const abort = useRef<AbortController | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<UploadStep>('sending');
  const [share, setShare] = useState(0);
  // Leaving the page cancels the upload.
  useEffect(() => () => abort.current?.abort(), []);

  function refuseUnfit({ size }: File): void {
    if (size === 0) {
      throw new UnfitError(t('upload.empty'));
    }
    if (size > largestHeroFile) {
      const most = fileSize(t, largestHeroFile);
      throw new UnfitError(t('upload.tooLarge', { size: fileSize(t, size), most }));
    }
  }

  async function upload(chosen: File) {
    refuseUnfit(chosen);
    abort.current = new AbortController();
    const body = new FormData();
    body.append('heroFile', chosen);
    const { signal } = abort.current;
    const onProgress = (sent: number) => {
      setShare(sent);
      setStep(sent < 1 ? 'sending' : 'working');
    };
    const media = await sendForm(uploadHeroMedia, { body, signal }, { onProgress });
    makeStale(queries, everyHeroMedia);
    if (media.mediaType === 'image') {
      return true;
    }
    setStep('poster');
    return sendPoster(media).then(
      () => true,
      () => false,
    );
  }

  function sentence(error: Error): string {
    if (error instanceof UnfitError) {
      return error.message;
    }
    if (error instanceof CallError) {
      return error.status === 401 ? t('signIn') : (error.body?.message ?? error.message);
    }
    return t('upload.unreachable');
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: upload,
    onSuccess(hasPicture) {
      setFile(null);
      const description = hasPicture ? t('upload.doneText') : t('upload.noPoster');
      toastSuccess({ title: t('upload.done'), description });
    },
    onError(failed) {
      if (failed.name === 'AbortError') {
        setFile(null);
        return;
      }
      toastError({ title: t('upload.failed'), description: sentence(failed) });
    },
    // Also after a failure: only the answer may have been lost.
    onSettled: () => makeStale(queries, everyHeroMedia),
  });

  function send(chosen: File): void {
    setFile(chosen);
    setShare(0);
    setStep('sending');
    mutate(chosen);
  }

  return {
    file,
    step,
    /** The share sent so far, 0 to 1. */
    share,
    isPending,
    failure: error && file && !isPending ? sentence(error) : null,
    send,
    retry: () => file && send(file),
    cancel: () => abort.current?.abort(),
  };
}

function UploadProgress({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const t = useTranslations('admin.hero.upload');
  const all = useTranslations('admin.hero');
  const { percent } = useFormats();
  const { file, step, share, cancel } = upload;
  const { name = '', size = 0 } = file ?? {};
  const label = t('sending', { name });
  const sent = t('sent', { percent: percent(share, 0), size: fileSize(all, size) });
  return (
    <div className={`${shared.tightRows} ${styles.progress}`}>
      <p className={styles.sending}>{label}</p>
      <progress className={styles.bar} aria-label={label} max={1} value={share} />
      <p className={shared.hint} aria-live="polite">
        {step === 'sending' ? sent : t(step)}
      </p>
      {step === 'sending' && <ToolButton onClick={cancel}>{t('cancel')}</ToolButton>}
    </div>
  );
}

export function UploadCard() {
  const t = useTranslations('admin.hero.upload');
  const all = useTranslations('admin.hero');
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
        className={
          isOver ? `${shared.rows} ${styles.drop} ${styles.over}` : `${shared.rows} ${styles.drop}`
        }
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
              <ToolButton variant="ink" onClick={() => input.current?.click()}>
                <Upload size={18} />
                {t('choose')}
              </ToolButton>
              <span className={shared.hint}>{t('drop')}</span>
            </p>
            {upload.failure && (
              <div className={`${shared.clay} ${styles.failure}`} role="alert">
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
