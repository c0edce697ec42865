import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Logo } from '#web/kit/Logo.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '../styles/shared.module.css';
import styles from './frame.module.css';
import { useLogOut, type WayOut } from './use-log-out.ts';

export interface FrameAccount {
  /** The logo's link. */
  home: string;
  app: string;
  /** The person's name, if no line below the header shows it. */
  name?: ReactNode;
  /** The screen of the person's account, unless it is a tab of the app. */
  profile?: { path: string; label: string };
  wayOut: WayOut;
}

interface FrameHeaderProps {
  account: FrameAccount;
  /** Shown in the head next to the mark, instead of the product name. */
  greeting?: ReactNode;
  nav?: ReactNode;
  tools?: ReactNode;
  onKeys: () => void;
}

export function FrameHeader({ account, greeting, nav, tools, onKeys }: FrameHeaderProps) {
  const t = useTranslations('office.shell');
  const { home, app, name, profile, wayOut } = account;
  const { leave, isLeaving } = useLogOut(wayOut);
  return (
    <header
      className={`${shared.wrapCentered} ${styles.header} ${greeting ? styles.greeted : styles.rowed}`}
    >
      <Link to={home} className={`${shared.inlineCentered} ${styles.home}`}>
        <Logo size={26} isLenders />
        <span className={`${shared.small} ${styles.app}`}>{app}</span>
      </Link>
      {greeting}
      {nav}
      <div className={`${shared.centered} ${styles.account}`}>
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
        {name}
        {profile && (
          <Link to={profile.path} className={`${shared.inlineCentered} ${styles.profile}`}>
            {profile.label}
          </Link>
        )}
        <ToolButton onClick={leave} disabled={isLeaving}>
          {t('logOut')}
        </ToolButton>
      </div>
    </header>
  );
}
