import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readOwnStats } from '#core/contract/partners/affiliate/referrals.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { Stats } from '#web/office/parts/Stats.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import type { OwnStats } from '../api-types.ts';
import styles from './stat-cards.module.css';

const names = ['totalReferrals', 'todayLeads', 'referralTraffic', 'conversionRate'] as const;

export function StatCards() {
  const t = useTranslations('portal.referrals.stats');
  const { number, percent } = useFormats();
  const { data, error, refetch } = useQuery(callQuery(readOwnStats));
  if (error && !data) {
    return <FailureState error={error} title={t('failed')} onRetry={() => void refetch()} />;
  }
  const figureOf = (name: (typeof names)[number], stats: OwnStats) => {
    if (name !== 'conversionRate') {
      return number(stats[name]);
    }
    return stats.referralTraffic > 0 ? percent(stats[name] / 100) : '–';
  };
  return (
    <Stats
      stats={names.map((name) => ({
        name,
        label: t(name),
        figure: data && figureOf(name, data),
        title: name === 'referralTraffic' ? t('trafficHint') : undefined,
      }))}
      label={t('title')}
      isBusy={!data}
      classes={{ list: styles.stats, stat: styles.stat }}
    />
  );
}
