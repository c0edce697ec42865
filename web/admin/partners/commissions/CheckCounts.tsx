import { useTranslations } from 'use-intl';
import styles from './commissions.module.css';

const names = ['basis', 'ended', 'notClosed', 'license', 'price'] as const;

interface CheckCountsProps {
  of: number;
  checks: Partial<Record<(typeof names)[number], number>>;
}

export function CheckCounts({ of: count, checks }: CheckCountsProps) {
  const t = useTranslations('admin.commissions.checkCounts');
  return names.map((name) => {
    const found = checks[name] ?? 0;
    return (
      found > 0 && (
        <span key={name} className={styles.checkCount}>
          {t(name, { found, count: String(count) })}
        </span>
      )
    );
  });
}
