import { useTranslations } from 'use-intl';
import { Picture } from '#web/kit/icons.tsx';
import type { HeroMediaRow } from '../api-types.ts';
import styles from './hero.module.css';

export function Thumbnail({ media }: { media: Pick<HeroMediaRow, 'thumbnailPath'> }) {
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
