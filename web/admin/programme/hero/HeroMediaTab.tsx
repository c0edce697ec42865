import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { readActiveHeroMedia } from '#core/contract/programme/media.ts';
import { adminPaths } from '#core/contract/site.ts';
import button from '#web/kit/button.module.css';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './hero.module.css';

function Shown() {
  const t = useTranslations('admin.hero.tab');
  const active = useAnswer(readActiveHeroMedia);
  return (
    <Loaded query={active} failure={t('failed')} lines={4}>
      {(media) => {
        if (media === null) {
          return <p className={shared.soft}>{t('ownFilm')}</p>;
        }
        return media.mediaType === 'image' ? (
          <img className={`${shared.sunk} ${styles.shown}`} src={media.filePath} alt={t('shown')} />
        ) : (
          <video
            className={`${shared.sunk} ${styles.shown}`}
            src={media.filePath}
            aria-label={t('shown')}
            controls
            muted
            playsInline
            preload="metadata"
          />
        );
      }}
    </Loaded>
  );
}

export function HeroMediaTab() {
  const t = useTranslations('admin.hero');
  return (
    <Card title={t('title')}>
      <div className={styles.tab}>
        <div className={`${shared.rows} ${styles.words}`}>
          <p>{t('tab.text')}</p>
          <Link to={adminPaths.heroMedia} className={`${button.button} ${button.outline}`}>
            {t('tab.manage')}
          </Link>
        </div>
        <div>
          <h3 className={styles.shownTitle}>{t('tab.shown')}</h3>
          <Shown />
        </div>
      </div>
    </Card>
  );
}
