import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { SkeletonFigure } from '#web/office/parts/Skeleton.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import figures from '#web/office/styles/stats.module.css';
import type { AffiliateStats as Stats } from '../api-types.ts';
import { affiliateStatsQuery } from '../queries/affiliates.ts';

const names = [
  'totalReferrals',
  'qualifiedReferrals',
  'pendingCommissions',
  'paidCommissions',
] as const satisfies (keyof Stats)[];

function Figure({ name, stats }: { name: (typeof names)[number]; stats: Stats }) {
  const { cents, number } = useFormats();
  const isMoney = name === 'pendingCommissions' || name === 'paidCommissions';
  return isMoney ? cents(stats[name]) : number(stats[name]);
}

export function AffiliateStats({ id }: { id: number }) {
  const t = useTranslations('admin.affiliate.stats');
  const { data, error, refetch } = useQuery(affiliateStatsQuery(id));
  if (error) {
    return (
      <FailureState
        error={error}
        title={t('failed')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <dl
      className={figures.stats}
      aria-busy={!data}
    >
      {names.map((name) => (
        <div
          key={name}
          className={figures.stat}
        >
          <dt>{t(name)}</dt>
          <dd>
            {data ? (
              <Figure
                name={name}
                stats={data}
              />
            ) : (
              <SkeletonFigure />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
