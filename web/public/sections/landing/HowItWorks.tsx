import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { arcPath, pointOnArc, type SunArc } from '../../art/sun-arc.ts';
import layout from '../frame/layout.module.css';
import styles from './how-it-works.module.css';

const arc: SunArc = {
  cx: 576,
  base: 190,
  rx: 560,
  ry: 166,
};
// The sun's places over the middles of four equal columns.
const places = [144, 432, 720, 1008].map((x) =>
  pointOnArc(arc, Math.acos((arc.cx - x) / arc.rx) / Math.PI),
);

const steps = [
  { key: 'learn', href: '#benefits' },
  { key: 'calculate', href: '/calculator' },
  { key: 'qualify', href: '/qualify' },
  { key: 'apply', href: '/apply' },
] as const;

/** The four steps as one day: the sun passes over them from left to right. */
export function HowItWorks({ data }: { data: SiteData }) {
  const t = useTranslations('landing.how');
  const figures = siteFigures(data.terms, data.language);
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
        <svg
          viewBox="0 0 1152 200"
          className={styles.sky}
          aria-hidden
          focusable="false"
          fill="none"
        >
          <path
            d="M0 190.5h1152"
            stroke="var(--rule)"
            strokeWidth="1.5"
          />
          <path
            d={arcPath(arc, 0, 1)}
            stroke="var(--sun-line)"
            strokeWidth="2"
            strokeLinecap="round"
            strokeDasharray="0.1 8"
          />
          {places.map(({ x, y }) => (
            <path
              key={x}
              d={`M${x} ${y + 30}V190`}
              stroke="var(--rule)"
              strokeWidth="1.5"
            />
          ))}
          {places.map(({ x, y }, index) => (
            <g
              key={x}
              className={styles[`sun${index}` as 'sun0']}
            >
              <circle
                cx={x}
                cy={y}
                r="34"
                opacity="0.2"
              />
              <circle
                cx={x}
                cy={y}
                r="20"
              />
            </g>
          ))}
        </svg>
        <ol className={styles.steps}>
          {steps.map(({ key, href }) => (
            <li key={key}>
              <h3>
                <a href={href}>{t(`${key}.title`)}</a>
              </h3>
              <p>{t(`${key}.text`, figures)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
