import { useTranslations } from 'use-intl';
import { Picture, Play } from '#web/kit/icons.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import type { HeroMediaRow } from '../api-types.ts';
import { MediaActions } from './MediaActions.tsx';
import { fileSize } from './file-size.ts';
import styles from './hero.module.css';

function Thumbnail({ media }: { media: Pick<HeroMediaRow, 'thumbnailPath'> }) {
  const t = useTranslations('admin.heroMedia');
  const { thumbnailPath } = media;
  if (thumbnailPath === null) {
    return (
      <div className={styles.noPicture}>
        <Picture size={28} />
        {t('noThumbnail')}
      </div>
    );
  }
  return (
    <img
      src={thumbnailPath}
      alt=""
      width={480}
      height={300}
      loading="lazy"
    />
  );
}

interface MediaCardProps {
  media: HeroMediaRow;
  /** A colleague deleted it while it was on the screen. */
  isGone: boolean;
}

export function MediaCard({ media, isGone }: MediaCardProps) {
  const t = useTranslations('admin.heroMedia');
  const ofLists = useTranslations('office.list');
  const { originalName, mediaType, isActive, fileSize: bytes, width, height, createdAt } = media;
  return (
    <li className={isActive ? `${styles.item} ${styles.itemActive}` : styles.item}>
      <div className={styles.thumbnail}>
        <Thumbnail media={media} />
        {mediaType === 'video' && (
          <span className={styles.film}>
            <Play
              size={14}
              title={t('types.video')}
            />
          </span>
        )}
        {isActive && (
          <span className={styles.activeBadge}>
            <Badge tone="green">{t('active')}</Badge>
          </span>
        )}
      </div>
      <div className={styles.about}>
        <h3
          className={styles.fileName}
          title={originalName}
        >
          {originalName}
        </h3>
        <p className={styles.facts}>
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
