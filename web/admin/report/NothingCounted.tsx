import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Chart } from '#web/kit/icons.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import type { Compared } from './spans.ts';

export function NothingCounted({
  compared,
  children,
}: {
  compared: readonly Compared[];
  children?: ReactNode;
}) {
  const t = useTranslations('admin.report');
  if (compared.some(({ count, before }) => count > 0 || before > 0)) {
    return children;
  }
  return (
    <EmptyState
      icon={<Chart />}
      title={t('nothing')}
    >
      {t('nothingText')}
    </EmptyState>
  );
}
