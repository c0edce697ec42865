import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
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

export function ViewSwitch() {
  const t = useTranslations('admin.leadBoard');
  const [parameters] = useSearchParams();
  const isBoard = isBoardAsked(parameters);
  const link = (toBoard: boolean) => (
    <Link
      to={addressOf(parameters, toBoard)}
      className={styles.way}
      aria-current={toBoard === isBoard ? 'true' : undefined}
      preventScrollReset
    >
      {t(toBoard ? 'board' : 'list')}
    </Link>
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
}
