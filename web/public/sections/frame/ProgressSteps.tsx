import { useTranslations } from 'use-intl';
import { SunPath } from '../../art/SunPath.tsx';
import styles from './progress-steps.module.css';

const steps = [
  { key: 'learn', href: '/' },
  { key: 'calculate', href: '/calculator' },
  { key: 'qualify', href: '/qualify' },
  { key: 'apply', href: '/apply' },
] as const;

interface ProgressStepsProps {
  current: 1 | 2 | 3 | 4;
  isPosted?: boolean;
}

/**
 * The visitor's current step: 1 Learn, 2 Calculate, 3 Qualify, 4 Apply. The sun has risen over
 * every step up to the current one. On the answer to a posted form the next steps are no links,
 * because only the page's own button carries the answers.
 */
export function ProgressSteps({ current, isPosted = false }: ProgressStepsProps) {
  const t = useTranslations('progress');
  return (
    <nav
      aria-label={t('label', { current: String(current) })}
      className={`${styles.progress} screen-only`}
    >
      <SunPath step={current} className={styles.sky} />
      <ol className={styles.list}>
        {steps.map(({ key, href }, index) => {
          const number = index + 1;
          const state = number < current ? 'done' : number === current ? 'current' : 'ahead';
          return (
            <li key={key} className={styles[state]}>
              <a
                href={isPosted && state === 'ahead' ? undefined : href}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                <span>{number}</span> <span>{t(key)}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
