import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { adminPaths, type SiteData } from '#core/contract/site.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { defaultHero } from '../../media/hero-media.ts';
import { Island } from '../../runtime/island.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { Figures } from '../frame/Figures.tsx';
import { ServiceLanguage } from '../frame/ServiceLanguage.tsx';
import { useLenderLine } from '../frame/use-lender-line.ts';
import { useAnswerWords } from '../../parts/answer/AnswerPart.tsx';
import { firstEstimate } from './Answer.tsx';
import styles from './hero.module.css';
import { heroSizes, shownPicture, sourceSet } from './shown-picture.ts';

/** The grant of the answer's home, which counts with the sun while the film plays. */
function GrantOverFilm({ data }: { data: SiteData }) {
  const t = useTranslations('landing.hero');
  const { dollars } = useAnswerWords();
  const estimate = firstEstimate(data);
  return estimate && estimate.educationEarnings > 0 ? (
    <p className={styles.sum} data-counted="">
      <span>{t('sum', { price: dollars(estimate.homePrice) })}</span>
      <b>{dollars(estimate.educationEarnings)}</b>
      <svg viewBox="0 0 64 36" fill="none" aria-hidden strokeLinecap="round">
        <path d="M3 33h58" stroke="currentColor" strokeOpacity=".4" strokeWidth="2" />
        <path
          d="M6 33A26 26 0 0 1 58 33"
          stroke="currentColor"
          strokeOpacity=".5"
          strokeWidth="2"
          strokeDasharray=".1 6"
        />
        <path d="M6 33A26 26 0 0 1 58 33" pathLength="1" strokeWidth="2.5" />
        <circle cx="6" cy="33" r="6.5" />
      </svg>
    </p>
  ) : null;
}

interface HeroPictureProps {
  data: SiteData;
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
function HeroPicture({ data, description }: HeroPictureProps) {
  const media = data.heroMedia;
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
          props={media ? { set: { type: media.mimeType, src: media.filePath } } : {}}
          start="load"
        />
      )}
      {!media && <GrantOverFilm data={data} />}
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

export function Hero({ data }: { data: SiteData }) {
  const t = useTranslations('landing.hero');
  const site = useTranslations('site');
  const lender = useLenderLine(data);
  const { figures } = useSite();
  const hasCredit = data.terms.taxCreditRate > 0;
  const none = <span className={styles.none}>{site('notAvailable')}</span>;
  // The types of use-intl know no arguments of a text that only chooses: as never.
  const isEnded = data.needsCreditFootnote ? 'yes' : 'no';
  return (
    <section className={styles.hero}>
      <HeroPicture data={data} description={t('pictureAlt')} />
      <div className={styles.words}>
        <p className={styles.fine}>{lender}</p>
        <h1 className={styles.title}>{t('title', figures)}</h1>
        <p className={styles.subtitle}>{t('subtitle', figures as never)}</p>
        <ButtonLink
          variant="sun"
          size="large"
          className={`${styles.action} screen-only`}
          href="/calculator#calculator-form"
        >
          {t('action')}
        </ButtonLink>
        <p className={`${styles.fine} ${styles.promise}`}>{site('promise')}</p>
        <ServiceLanguage data={data} />
        <Figures
          className={styles.chips}
          of={[
            figures.grantCap && [figures.grantCap, t('earn')],
            figures.minimumScore && [figures.minimumScore, t('score')],
            // Alone it would only say that there is no credit.
            (hasCredit || figures.grantCap !== '') && [
              hasCredit ? figures.creditRate : none,
              t('credit', { isEnded } as never),
            ],
          ]}
        />
        <p className={`${styles.login} screen-only`}>
          <a href={adminPaths.login}>{t('login')}</a>
        </p>
      </div>
    </section>
  );
}
