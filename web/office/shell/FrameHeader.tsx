import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Logo } from '#web/kit/Logo.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import styles from './frame.module.css';
import { useLogOut, type WayOut } from './use-log-out.ts';

export interface FrameAccount {
  /** Where the logo leads. */
  home: string;
  app: string;
  /** The name of the person, where no line below the header says it. */
  name?: string;
  /** The screen of the person's account, if it is none of the app's tabs. */
  profile?: { path: string; label: string };
  wayOut: WayOut;
}

interface FrameHeaderProps {
  account: FrameAccount;
  /** Stands in the head beside the mark, instead of the name of the product. */
  greeting?: ReactNode;
  /** The ways to the screens, where they stand in the head. */
  nav?: ReactNode;
  tools?: ReactNode;
  onKeys: () => void;
}

/** The head of every screen: the way home, the person, the keys and the way out. */
export function FrameHeader({ account, greeting, nav, tools, onKeys }: FrameHeaderProps) {
  const t = useTranslations('office.shell');
  const { home, app, name, profile, wayOut } = account;
  const { leave, isLeaving } = useLogOut(wayOut);
  return (
    <header className={greeting ? `${styles.header} ${styles.greeted}` : styles.header}>
      <Link
        to={home}
        className={styles.home}
      >
        <Logo size={26} />
        <span className={styles.app}>{app}</span>
      </Link>
      {greeting}
      {nav}
      <div className={styles.account}>
        {name && <span className={styles.name}>{name}</span>}
        {tools}
        <ToolButton
          variant="quiet"
          isSquare
          className={styles.keys}
          aria-label={t('shortcuts.title')}
          title={t('shortcuts.hint')}
          onClick={onKeys}
        >
          ?
        </ToolButton>
        {profile && (
          <Link
            to={profile.path}
            className={styles.profile}
          >
            {profile.label}
          </Link>
        )}
        <ToolButton
          onClick={leave}
          disabled={isLeaving}
        >
          {t('logOut')}
        </ToolButton>
      </div>
    </header>
  );
}
