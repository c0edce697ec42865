import type { ReactNode } from 'react';
import { Search } from '#web/kit/icons.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';

interface NothingFoundProps {
  icon?: ReactNode;
  list: { askAnew: () => void };
  t: (key: 'none' | 'noneText' | 'showAll') => string;
}

/** No row fits what was asked for; a press asks for all. */
export function NothingFound({ icon = <Search />, list, t }: NothingFoundProps) {
  return (
    <EmptyState
      icon={icon}
      title={t('none')}
      text={t('noneText')}
      action={<ToolButton onClick={() => list.askAnew()}>{t('showAll')}</ToolButton>}
    />
  );
}
