import { useTranslations } from 'use-intl';
import { SunPath } from '../../art/SunPath.tsx';
import styles from './progress-steps.module.css';

const steps = [
  { key: 'learn', href: '/' },
  { key: 'calculate', href: '/calculator' },
  { key: 'qualify', href: '/qualify' },
  { key: 'apply', href: '/apply' },
] as const;

/**
 * Where the visitor stands: 1 Learn, 2 Calculate, 3 Qualify, 4 Apply. The sun has risen over every
 * step up to the current one.
 */
export function ProgressSteps({ current }: { current: 1 | 2 | 3 | 4 }) {
  const t = useTranslations('progress');
  return (
    <nav
      aria-label={t('label', { current: String(current) })}
      className={styles.progress}
    >
      <SunPath
        step={current}
        className={styles.sky}
      />
      <ol className={styles.list}>
        {steps.map(({ key, href }, index) => {
          const number = index + 1;
          const state = number < current ? 'done' : number === current ? 'current' : 'ahead';
          return (
            <li
              key={key}
              className={styles[state]}
            >
              <a
                href={href}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                <span className={styles.number}>{number}</span> <span>{t(key)}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
