import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { adminPaths, type SiteData, type SiteHeroMedia } from '#core/contract/site.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { defaultHero } from '../../media/hero-media.ts';
import { Island } from '../../runtime/island.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { CreditEnded } from '../frame/CreditEnded.tsx';
import { Figures } from '../frame/Figures.tsx';
import { Sentences } from '../frame/Sentences.tsx';
import { useLenderLine } from '../frame/use-lender-line.ts';
import styles from './hero.module.css';
import { heroSizes, shownPicture, sourceSet } from './shown-picture.ts';

const defaultFilm = [
  { src: defaultHero.webm, type: 'video/webm' },
  { src: defaultHero.mp4, type: 'video/mp4' },
];

interface HeroPictureProps {
  media: SiteHeroMedia | null;
  /**
   * Describes the product's own picture. The content of a picture that staff upload is unknown, so
   * it counts as decoration.
   */
  description: string;
}

/**
 * The poster, painted with the first text, and later the film on top. A picture set by staff has no
 * film.
 */
function HeroPicture({ media, description }: HeroPictureProps) {
  const { width, height } = defaultHero;
  const picture = shownPicture(media);
  const shown = { width, height, fetchPriority: 'high', alt: media ? '' : description } as const;
  return (
    <div className={`${styles.picture} screen-only`}>
      {picture ? (
        <picture>
          <source type="image/avif" srcSet={sourceSet(picture.avif)} sizes={heroSizes} />
          <img
            src={picture.webp[1280]}
            srcSet={sourceSet(picture.webp)}
            sizes={heroSizes}
            {...shown}
          />
        </picture>
      ) : (
        <img src={media?.filePath} {...shown} />
      )}
      {media?.mediaType !== 'image' && (
        <Island
          of="HeroFilm"
          props={{
            sources: media ? [{ src: media.filePath, type: media.mimeType }] : defaultFilm,
            isRepeated: media !== null,
          }}
          start="load"
        />
      )}
    </div>
  );
}

/**
 * Partner, countdown, picture and text. On a phone the partner's card overlaps the lower edge of
 * the picture, so the parts of the hero are in one column with it.
 */
export function FirstScreen({ children }: { children: ReactNode }) {
  return <div className={styles.first}>{children}</div>;
}

/** The part of the offer for wide screens; a phone's first screen has no room for it. */
export function MoreOfTheOffer() {
  const t = useTranslations('landing.hero');
  const { figures } = useSite();
  return (
    <div className={`${styles.more} screen-only`}>
      <p className={styles.description}>{t('description', figures)}</p>
      <ButtonLink variant="quiet" className={styles.login} href={adminPaths.login}>
        {t('login')}
      </ButtonLink>
    </div>
  );
}

export function Hero({ data }: { data: SiteData }) {
  const t = useTranslations('landing.hero');
  const site = useTranslations('site');
  const lender = useLenderLine(data);
  const { figures } = useSite();
  const hasCredit = data.terms.taxCreditRate > 0;
  const none = <span className={styles.none}>{site('notAvailable')}</span>;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.badge}>{lender}</p>
        <h1 className={styles.title}>
          <Sentences text={t('title')} />
        </h1>
        <p className={styles.subtitle}>{t('subtitle', figures)}</p>
        <p className={`${styles.description} ${styles.wide}`}>{t('description', figures)}</p>
        <p className={`${styles.actions} screen-only`}>
          <ButtonLink variant="sun" size="large" href="/calculator#calculator-form">
            {t('action')}
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            className={`${styles.login} ${styles.wide}`}
            href={adminPaths.login}
          >
            {t('login')}
          </ButtonLink>
        </p>
        <Figures
          className={styles.chips}
          of={[
            figures.grantCap && [figures.grantCap, t('earn')],
            figures.minimumScore && [figures.minimumScore, t('score')],
            // Alone it would only say that there is no credit.
            (hasCredit || figures.grantCap !== '') && [
              hasCredit ? figures.creditRate : none,
              <CreditEnded data={data}>{t('credit')}</CreditEnded>,
            ],
          ]}
        />
      </div>
      <HeroPicture media={data.heroMedia} description={t('pictureAlt')} />
    </section>
  );
}
