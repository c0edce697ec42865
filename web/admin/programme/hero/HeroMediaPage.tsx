import { useTranslations } from 'use-intl';
import { counted } from '#web/office/formats/counted.ts';
import { listHeroMedia } from '#core/contract/programme/media.ts';
import { Picture } from '#web/kit/icons.tsx';
import { Pagination } from '#web/office/list/Pagination.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { pathOf } from '../../navigation/tabs.ts';
import { LiveBar } from '../../office/live/NewRowsBar.tsx';
import { useLiveRows } from '../../office/live/use-live-rows.ts';
import styles from './hero.module.css';
import { MediaCard } from './MediaCard.tsx';
import { UploadCard } from './UploadCard.tsx';
import { everyHeroMedia } from './every-hero-media.ts';

function MediaList() {
  const t = useTranslations('admin.hero.list');
  const totalText = useTotalText();
  const list = useList(listHeroMedia, { isLive: true });
  const live = useLiveRows(listHeroMedia, list, {
    isAbout: ({ entity }) => entity === 'hero_media',
  });
  const isFirst = list.asked.page === 1;
  return (
    <Card title={t('title')} aside={<RefreshButton of={everyHeroMedia} />}>
      <p role="status" className="visually-hidden">
        {list.data && !list.isUpdating ? t('count', counted(totalText(list.data))) : ''}
      </p>
      <LiveBar live={live} of="newMedia" isInset />
      <Loaded query={list} failure={t('failed')} lines={8}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState
              icon={<Picture />}
              title={t('none')}
              text={t('noneText')}
              action={
                !isFirst && <ToolButton onClick={() => list.ask({})}>{t('goToFirst')}</ToolButton>
              }
            />
          ) : (
            <>
              <ul className={`${shared.rows} ${styles.grid}`}>
                {page.items.map((media) => (
                  <MediaCard
                    key={media.id}
                    media={media}
                    isGone={live.marks.get(media.id) === 'gone'}
                  />
                ))}
              </ul>
              <Pagination list={page} onPage={(step) => list.ask(step)} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

export function HeroMediaPage() {
  const t = useTranslations('admin.hero');
  useTitle(t('title'));
  return (
    <div className={shared.page}>
      <div>
        <WayBack to={pathOf('hero')}>{t('back')}</WayBack>
      </div>
      <h1 className={`${shared.name} ${styles.name}`}>{t('title')}</h1>
      <UploadCard />
      <MediaList />
    </div>
  );
}
