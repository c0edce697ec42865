import { useQuery, useQueryClient } from '@tanstack/react-query';
import { logOut } from '#core/contract/staff.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { adminPaths } from '#core/contract/site.ts';
import { call, CallError } from '#web/kit/api.ts';
import { FailureState } from '#web/office/parts/EmptyState.tsx';
import { Logo } from '#web/kit/Logo.tsx';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { StaffSession } from './api-types.ts';
import { sessionQuery } from './queries/session.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import styles from './staff-shell.module.css';
import { useShortcuts } from './use-shortcuts.ts';

function Header({ staff, onKeys }: { staff: StaffSession; onKeys: () => void }) {
  const queries = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      await call(logOut);
    } catch (error) {
      // A session that is over already needs no ending.
      if (!(error instanceof CallError && error.status === 401)) {
        setIsLeaving(false);
        toastError({
          title: 'Logout failed',
          description: 'You are still signed in. Please try again.',
        });
        return;
      }
    }
    queries.clear();
    location.assign('/');
  };
  return (
    <header className={styles.header}>
      <Link
        to={adminPaths.dashboard}
        className={styles.home}
      >
        <Logo size={26} />
        <span className={styles.crm}>CRM</span>
      </Link>
      <div className={styles.account}>
        <span className={styles.name}>
          {`${staff.firstName} ${staff.lastName}`.trim() || staff.username}
        </span>
        <ToolButton
          variant="quiet"
          isSquare
          className={styles.keys}
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          onClick={onKeys}
        >
          ?
        </ToolButton>
        <ToolButton
          onClick={leave}
          disabled={isLeaving}
        >
          Logout
        </ToolButton>
      </div>
    </header>
  );
}

/** After a change of screen the keyboard starts at the new content, not at the top of the page. */
function useFocusOnContent() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

/**
 * The frame of every signed-in screen. Nobody known: nothing of a screen is shown, and the way
 * leads to the login.
 */
export function StaffShell() {
  const { data: staff, error, refetch } = useQuery(sessionQuery);
  const content = useFocusOnContent();
  const [areKeysOpen, setAreKeysOpen] = useState(false);
  useShortcuts(() => setAreKeysOpen(true), staff !== undefined);
  const isSignedOut = error instanceof CallError && error.status === 401;
  if (error && !isSignedOut && !staff) {
    const failure = (
      <FailureState
        error={error}
        title="The CRM could not be opened"
        onRetry={() => void refetch()}
      />
    );
    return <main className={styles.shell}>{failure}</main>;
  }
  if (!staff) {
    return (
      <main className={styles.shell}>
        <Skeleton lines={5} />
      </main>
    );
  }
  return (
    <div className={styles.shell}>
      <a
        href="#content"
        className={styles.skip}
      >
        Skip to content
      </a>
      <Header
        staff={staff}
        onKeys={() => setAreKeysOpen(true)}
      />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className={styles.main}
      >
        {staff.hasWeakPassword && (
          <p
            className={styles.warning}
            role="status"
          >
            Your password is short or common: anyone who guesses it can read every lead. For a new
            one, run <code>npm run admin-password -- {staff.username}</code> on the server.
          </p>
        )}
        <Outlet />
      </main>
      <ScrollRestoration />
      <ShortcutsDialog
        isOpen={areKeysOpen}
        onOpenChange={setAreKeysOpen}
      />
    </div>
  );
}
