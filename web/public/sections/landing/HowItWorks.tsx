import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { dayArc } from '../../media/art-media.ts';
import { hasBenefits } from './Benefits.tsx';
import layout from '../frame/layout.module.css';
import styles from './how-it-works.module.css';

const steps = [
  { key: 'learn', href: '#benefits' },
  { key: 'calculate', href: '/calculator' },
  { key: 'qualify', href: '/qualify' },
  { key: 'apply', href: '/apply' },
] as const;

export function HowItWorks({ data }: { data: SiteData }) {
  const t = useTranslations('landing.how');
  const { figures } = useSite();
  return (
    <section
      id="how-it-works"
      className={`${layout.section} ${styles.section}`}
      aria-labelledby="how-title"
    >
      <div className={layout.container}>
        <header className={styles.head}>
          <h2 id="how-title">{t('title')}</h2>
          <p>{t('intro')}</p>
        </header>
        <img
          {...dayArc}
          className={styles.sky}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <ol className={styles.steps}>
          {steps.map(({ key, href }) => (
            <li key={key}>
              <h3>
                <a href={key === 'learn' && !hasBenefits(data) ? '/qualify#faq' : href}>
                  {t(`${key}.title`)}
                </a>
              </h3>
              <p>{t(`${key}.text`, figures)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
