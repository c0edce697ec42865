import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Chart, Refresh } from '#web/kit/icons.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import styles from './facebook.module.css';

const refreshMs = 2000;

/** Waits as long as specified, then reloads everything. */
function useSlowRefresh() {
  const queries = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);
  useEffect(() => {
    if (!isRefreshing) {
      return;
    }
    const timer = setTimeout(() => {
      void queries.invalidateQueries();
      setIsRefreshing(false);
    }, refreshMs);
    return () => clearTimeout(timer);
  }, [isRefreshing, queries]);
  return { isRefreshing, refresh: () => setIsRefreshing(true) };
}

export function FacebookAdsTab() {
  const t = useTranslations('admin.facebook');
  const { isRefreshing, refresh } = useSlowRefresh();
  return (
    <Card
      title={t('title')}
      aside={
        <ToolButton disabled={isRefreshing} onClick={refresh}>
          <Refresh size={16} />
          {isRefreshing ? t('refreshing') : t('refresh')}
        </ToolButton>
      }
    >
      <EmptyState
        icon={<Chart />}
        title={t('soon')}
        text={t('text')}
        action={
          <ButtonLink href="/marketing" className={styles.templates}>
            {t('templates')}
          </ButtonLink>
        }
      />
    </Card>
  );
}
