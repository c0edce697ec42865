import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { largestHeroFile, uploadHeroMedia } from '#core/contract/media.ts';
import { CallError } from '#web/kit/api.ts';
import { sendForm } from '#web/kit/send-form.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { heroMediaKeys } from '../queries/keys.ts';
import { fileSize } from './file-size.ts';
import { sendPoster } from './take-poster.ts';

export type UploadStep = 'sending' | 'working' | 'poster';

class UnfitError extends Error {}

/** Sends one file at a time, and takes a picture of a film afterwards. */
export function useUpload() {
  const t = useTranslations('admin.heroMedia');
  const queries = useQueryClient();
  const abort = useRef<AbortController | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<UploadStep>('sending');
  const [share, setShare] = useState(0);
  // Whoever leaves the page gives it up.
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
    void queries.invalidateQueries({ queryKey: heroMediaKeys.all });
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
    // Also after a failure: the answer alone may have been lost.
    onSettled: () => void queries.invalidateQueries({ queryKey: heroMediaKeys.all }),
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
    /** Of what is to be sent, 0 to 1. */
    share,
    isPending,
    failure: error && file && !isPending ? sentence(error) : null,
    send,
    retry: () => file && send(file),
    cancel: () => abort.current?.abort(),
  };
}
