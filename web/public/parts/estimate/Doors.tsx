import { formatPercent } from '#core/i18n/format.ts';
import type { EstimateLabels } from './use-estimate.ts';
import styles from './doors.module.css';

const inside = ['later', 'community'] as const;

export function Doors({ labels }: { labels: EstimateLabels }) {
  const { t, dollars, language, estimate } = labels;
  const { netCost, programCovers, unmet } = estimate;
  const percent = (rate: number) => formatPercent(rate / 100, language, 3);
  const [first] = netCost?.monthlyAt ?? [];
  const last = netCost?.monthlyAt.at(-1);
  return (
    <section className={styles.doors}>
      <h3>{t(programCovers ? 'doors.title' : 'doors.titleOutside')}</h3>
      <ul>
        {netCost && first && last && (
          <li>
            <h4>{t('doors.house.title')}</h4>
            <p>
              {t('doors.house.text', {
                financed: dollars(netCost.financed),
                low: dollars(first.total),
                high: dollars(last.total),
                lowRate: percent(first.rate),
                highRate: percent(last.rate),
              })}
            </p>
          </li>
        )}
        {(programCovers ? inside : [...unmet, 'community' as const]).map((door) => (
          <li key={door}>
            <h4>{t(`doors.${door}.title`)}</h4>
            <p>{t(`doors.${door}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
