import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { activateHeroMedia, deleteHeroMedia } from '#core/contract/media.ts';
import { Eye, Trash } from '#web/kit/icons.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { DeletionDialog } from '#web/office/parts/DeletionDialog.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { HeroMediaRow } from '../api-types.ts';
import { toastRefusal } from '../toast-refusal.ts';
import { heroMediaKeys } from '../queries/keys.ts';
import styles from './hero.module.css';
import { sendPoster } from './take-poster.ts';

/** Shows one on the landing page. Whose session has ended is led to the login, with a word on it. */
function useActivation() {
  const t = useTranslations('admin.heroMedia');
  const queries = useQueryClient();
  const write = useWrite(activateHeroMedia, {
    makesStale: [heroMediaKeys.all],
    onSuccess: () => toastSuccess({ title: t('activateDone'), description: t('activateDoneText') }),
    onSignedOut: () => toastError({ title: t('signIn') }),
    onError(error) {
      toastRefusal(t('activateFailed'), error);
      // Somebody else may have changed what is shown here.
      void queries.invalidateQueries({ queryKey: heroMediaKeys.all });
    },
  });
  return {
    activate: (id: number) => write.mutate({ params: { id } }),
    isPending: write.isPending,
  };
}

/** Takes the picture of a film that has none yet: `take(media)`. */
function usePoster() {
  const t = useTranslations('admin.heroMedia');
  const queries = useQueryClient();
  const { mutate: take, isPending } = useMutation({
    mutationFn: (media: HeroMediaRow) => sendPoster(media),
    onSuccess: () => toastSuccess({ title: t('posterDone') }),
    onError: (error) => toastRefusal(t('posterFailed'), error),
    onSettled: () => void queries.invalidateQueries({ queryKey: heroMediaKeys.all }),
  });
  return { take, isPending };
}

interface DeleteMediaDialogProps {
  media: HeroMediaRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function DeleteMediaDialog({
  media: { id, originalName: name, isActive },
  isOpen,
  onOpenChange,
}: DeleteMediaDialogProps) {
  const t = useTranslations('admin.heroMedia.delete');
  return (
    <DeletionDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      entry={deleteHeroMedia}
      options={{ params: { id } }}
      makesStale={[heroMediaKeys.all]}
      title={t('title')}
      confirm={t('confirm')}
      done={t('done')}
      name={name}
      failed={t('failed')}
    >
      {t('question', { name })} {isActive && t('active')}
    </DeletionDialog>
  );
}

interface PreviewDialogProps {
  media: HeroMediaRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function PreviewDialog({ media, isOpen, onOpenChange }: PreviewDialogProps) {
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

export function MediaActions({ media }: { media: HeroMediaRow }) {
  const t = useTranslations('admin.heroMedia');
  const [open, setOpen] = useState<'preview' | 'delete' | null>(null);
  const activation = useActivation();
  const poster = usePoster();
  const { id, originalName: name, isActive, mediaType, posterPath } = media;
  const close = () => setOpen(null);
  return (
    <div className={`${shared.row} ${styles.actions}`}>
      <ToolButton
        disabled={isActive || activation.isPending}
        {...(!isActive && { 'aria-label': t('activateOf', { name }) })}
        onClick={() => activation.activate(id)}
      >
        {isActive ? t('active') : t('activate')}
      </ToolButton>
      {mediaType === 'video' && posterPath === null && (
        <ToolButton
          disabled={poster.isPending}
          aria-label={t('takePosterOf', { name })}
          onClick={() => poster.take(media)}
        >
          {t('takePoster')}
        </ToolButton>
      )}
      <span className={styles.spring} />
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('previewOf', { name })}
        title={t('preview')}
        onClick={() => setOpen('preview')}
      >
        <Eye size={18} />
      </ToolButton>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('delete.labelOf', { name })}
        title={t('delete.label')}
        onClick={() => setOpen('delete')}
      >
        <Trash size={18} />
      </ToolButton>
      <PreviewDialog
        media={media}
        isOpen={open === 'preview'}
        onOpenChange={close}
      />
      <DeleteMediaDialog
        media={media}
        isOpen={open === 'delete'}
        onOpenChange={close}
      />
    </div>
  );
}
