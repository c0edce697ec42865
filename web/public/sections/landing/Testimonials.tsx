import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { Star } from '#web/kit/icons.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { type FigureList, Figures } from '../frame/Figures.tsx';
import { MoreThan } from '../frame/MoreThan.tsx';
import { Section } from '../frame/Section.tsx';
import styles from './testimonials.module.css';

/** The people of the `testimonials` texts. */
type Testimonial = 'rosa' | 'james' | 'luciana' | 'denise' | 'miguel';

interface TestimonialsProps {
  data: SiteData;
  /** The speakers in order; the first one is the most prominent. */
  items: readonly Testimonial[];
  /** Adds the landing page's four figures below. */
  hasStats?: boolean;
}

export function Testimonials({ data, items, hasStats = false }: TestimonialsProps) {
  const t = useTranslations('testimonials');
  const { figures } = useSite();
  if (!mayShow(data.terms, 'claims-unconfirmed')) {
    return null;
  }
  const stats = [
    figures.homeowners && [<MoreThan figure={figures.homeowners} />, t('homeowners')],
    figures.financed && [<MoreThan figure={figures.financed} />, t('financed')],
    figures.creditsClaimed && [figures.creditsClaimed, t('credits')],
    figures.satisfaction && [figures.satisfaction, t('satisfaction')],
  ] satisfies FigureList;
  return (
    <Section name="testimonials" title={t('title')} className={styles.testimonials}>
      {hasStats && figures.rating && figures.reviews && (
        <p className={styles.rating}>
          <Star size={22} />
          {t('rating', {
            rating: figures.rating,
            scale: figures.ratingScale,
            reviews: figures.reviews,
          })}
        </p>
      )}
      <div className={styles.voices}>
        {items.map((person) => (
          <figure key={person}>
            <blockquote>{t(`${person}.quote`)}</blockquote>
            <figcaption>
              <strong>{t(`${person}.name`)}</strong> {t(`${person}.place`)}
            </figcaption>
          </figure>
        ))}
      </div>
      {hasStats && <Figures of={stats} as="stats" className={styles.stats} />}
    </Section>
  );
}
