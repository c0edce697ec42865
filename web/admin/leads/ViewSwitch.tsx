import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { useParameters } from '#web/office/shell/use-parameters.ts';
import { StillLink } from '#web/office/parts/StillLink.tsx';
import styles from './view-switch.module.css';

const parameter = 'view';

/** Whether the address asks for the board. */
export function isBoardAsked(parameters: URLSearchParams): boolean {
  return parameters.get(parameter) === 'board';
}

function addressOf(parameters: URLSearchParams, isBoard: boolean): string {
  const next = new URLSearchParams(parameters);
  for (const place of [parameter, 'page', 'cursor']) {
    next.delete(place);
  }
  if (isBoard) {
    next.set(parameter, 'board');
  }
  return `${adminPaths.dashboard}?${next.toString()}`;
}

const stayThere = () => ({ preventScrollReset: true });

/** The same leads as a list or as a board; filters and order stay. */
export const ViewSwitch = memo(function ViewSwitch() {
  const t = useTranslations('admin.leadBoard');
  const parameters = useParameters();
  const isBoard = isBoardAsked(parameters);
  const link = (toBoard: boolean) => (
    <StillLink
      to={addressOf(parameters, toBoard)}
      className={styles.way}
      aria-current={toBoard === isBoard ? 'true' : undefined}
      options={stayThere}
    >
      {t(toBoard ? 'board' : 'list')}
    </StillLink>
  );
  return (
    <div
      role="group"
      aria-label={t('views')}
      className={styles.ways}
    >
      {link(false)}
      {link(true)}
    </div>
  );
});
