import { useTranslations } from 'use-intl';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { activateHeroMedia, deleteHeroMedia } from '#core/contract/programme/media.ts';
import { Play } from '#web/kit/icon-pen.tsx';
import { Eye, Picture } from '#web/kit/icons.tsx';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { toastRefusal, useWrite } from '#web/office/cache/use-write.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { DeletionButton } from '#web/office/parts/DeletionButton.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import type { HeroMediaRow } from '../../api-types.ts';
import { fileSize } from './file-size.ts';
import styles from './hero.module.css';
import { sendPoster } from './take-poster.ts';
import { everyHeroMedia } from './every-hero-media.ts';

function WholeMedia({ media }: { media: HeroMediaRow }) {
  const { originalName, mediaType, filePath, posterPath, mimeType } = media;
  return mediaType === 'image' ? (
    <img className={`${shared.sunk} ${styles.preview}`} src={filePath} alt={originalName} />
  ) : (
    <video
      className={`${shared.sunk} ${styles.preview}`}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={originalName}
      {...(posterPath && { poster: posterPath })}
    >
      <source src={filePath} type={mimeType} />
    </video>
  );
}

function MediaActions({ media }: { media: HeroMediaRow }) {
  const t = useTranslations('admin.hero');
  const dialog = useDialog();
  const queries = useQueryClient();
  const refresh = () => makeStale(queries, everyHeroMedia);
  const activation = useWrite(activateHeroMedia, {
    makesStale: everyHeroMedia,
    done: t('activateDone'),
    about: () => t('activateDoneText'),
    failed: t('activateFailed'),
    onSignedOut: () => toastError({ title: t('signIn') }),
    // A colleague may have changed what is shown here.
    onError: refresh,
  });
  const poster = useMutation({
    mutationFn: () => sendPoster(media),
    onSuccess: () => toastSuccess({ title: t('posterDone') }),
    onError: (error) => toastRefusal(t('posterFailed'), error),
    onSettled: refresh,
  });
  const { id, originalName: name, isActive, mediaType, posterPath } = media;
  return (
    <div className={`${shared.row} ${styles.actions}`}>
      <ToolButton
        disabled={isActive || activation.isPending}
        {...(!isActive && { 'aria-label': t('activateOf', { name }) })}
        onClick={() => activation.mutate({ params: { id } })}
      >
        {isActive ? t('active') : t('activate')}
      </ToolButton>
      {mediaType === 'video' && posterPath === null && (
        <ToolButton
          disabled={poster.isPending}
          aria-label={t('takePosterOf', { name })}
          onClick={() => poster.mutate()}
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
        onClick={dialog.open}
      >
        <Eye size={18} />
      </ToolButton>
      <DeletionButton
        label={t('delete.label')}
        labelOf={t('delete.labelOf', { name })}
        entry={deleteHeroMedia}
        options={{ params: { id } }}
        makesStale={everyHeroMedia}
        title={t('delete.title')}
        confirm={t('delete.confirm')}
        done={t('delete.done')}
        about={() => name}
        failed={t('delete.failed')}
      >
        {t('delete.question', { name })} {isActive && t('delete.active')}
      </DeletionButton>
      <Dialog {...dialog} title={name}>
        <WholeMedia media={media} />
      </Dialog>
    </div>
  );
}

function Thumbnail({ media }: { media: Pick<HeroMediaRow, 'thumbnailPath'> }) {
  const t = useTranslations('admin.hero');
  const { thumbnailPath } = media;
  if (thumbnailPath === null) {
    return (
      <div className={`${shared.hint} ${styles.noPicture}`}>
        <Picture size={28} />
        {t('noThumbnail')}
      </div>
    );
  }
  return <img src={thumbnailPath} alt="" width={480} height={300} loading="lazy" />;
}

export function MediaCard({ media, isGone }: { media: HeroMediaRow; isGone: boolean }) {
  const t = useTranslations('admin.hero');
  const ofLists = useTranslations('office.list');
  const { originalName, mediaType, isActive, fileSize: bytes, width, height, createdAt } = media;
  return (
    <li
      className={
        isActive
          ? `${shared.frame} ${styles.item} ${styles.itemActive}`
          : `${shared.frame} ${styles.item}`
      }
    >
      <div className={styles.thumbnail}>
        <Thumbnail media={media} />
        {mediaType === 'video' && (
          <span className={styles.film}>
            <Play size={14} title={t('types.video')} />
          </span>
        )}
        {isActive && (
          <span className={styles.activeBadge}>
            <Badge tone="green">{t('active')}</Badge>
          </span>
        )}
      </div>
      <div className={styles.about}>
        <h3 className={`${shared.truncate} ${styles.fileName}`} title={originalName}>
          {originalName}
        </h3>
        <p className={`${shared.small} ${shared.wrap} ${styles.facts}`}>
          <span>{t(`types.${mediaType}`)}</span>
          <span>{fileSize(t, bytes)}</span>
          {width && height && (
            <span>{t('pixels', { width: String(width), height: String(height) })}</span>
          )}
          <span>
            <RelativeTime value={createdAt} />
          </span>
        </p>
        {isGone ? <Badge tone="red">{ofLists('gone')}</Badge> : <MediaActions media={media} />}
      </div>
    </li>
  );
}
