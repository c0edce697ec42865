import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { part } from '#web/kit/part.ts';
import { dropOldDrafts } from '../form/draft.ts';
import { type FrameAccount, FrameHeader } from './FrameHeader.tsx';
import shared from '../styles/shared.module.css';
import styles from './frame.module.css';
import { type Shortcuts, ShortcutsContext } from './shortcuts.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/**
 * Moves the focus to the new content after a change of screen, not to the top of the page. A
 * component of its own, so that a new address does not render the whole frame.
 */
export function FocusOnContent({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    // A place that the address names has taken the focus, or will.
    if (hash) {
      return;
    }
    // The focus stays in a dialog that was opened in the meantime.
    if (document.activeElement?.closest('[role=dialog], [role=alertdialog]')) {
      return;
    }
    content.current?.focus({ preventScroll: true });
  }, [pathname, hash, content]);
  return null;
}

// Few people ever open the list of keys, so its dialog loads on demand.
const ShortcutsDialog = part(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

let firstPlace: string | undefined;

/**
 * The router gives the first location of every document the same key: a page opened by its address
 * would begin where the one before it stood. A mark in the entry of the history tells them apart.
 */
function placeKeyOf({ key }: Location): string {
  if (key !== 'default') {
    return key;
  }
  const state = history.state as { key?: string; place?: string } | null;
  // Later entries have a key of their own; the first may be left for one of them.
  if (!state?.key) {
    firstPlace = state?.place ?? String(performance.timeOrigin);
    history.replaceState({ ...state, place: firstPlace }, '');
  }
  return firstPlace ?? key;
}

interface FrameProps {
  account: FrameAccount;
  shortcuts: Shortcuts;
  warnings?: readonly ReactNode[];
  /** Shown above the screen, on every one of them. */
  live?: ReactNode;
  tools?: ReactNode;
  /** Shown above everything, on every screen. */
  banner?: ReactNode;
  greeting?: ReactNode;
  nav?: ReactNode;
  /** Beside the screen; above it on a phone. */
  side?: ReactNode;
}

export function Frame(props: FrameProps) {
  const { account, shortcuts, warnings = [], live, tools, banner, greeting, nav, side } = props;
  const t = useTranslations('office.shell');
  const content = useRef<HTMLElement>(null);
  const [areKeysOpen, setAreKeysOpen] = useState(false);
  const [wereKeysOpen, setWereKeysOpen] = useState(false);
  const showKeys = () => {
    setWereKeysOpen(true);
    setAreKeysOpen(true);
  };
  useShortcuts(shortcuts, showKeys);
  useEffect(dropOldDrafts, []);
  return (
    <ShortcutsContext value={shortcuts}>
      <div className={styles.shell}>
        <a href="#content" className={styles.skip}>
          {t('skip')}
        </a>
        {banner}
        <FrameHeader
          account={account}
          greeting={greeting}
          nav={nav}
          tools={tools}
          onKeys={showKeys}
        />
        <main id="content" ref={content} tabIndex={-1} className={styles.main}>
          {live}
          {warnings.map((warning, place) => (
            <p key={place} className={`${shared.clay} ${styles.warning}`} role="status">
              {warning}
            </p>
          ))}
          {side ? (
            <div className={styles.screen}>
              {side}
              <div>
                <Outlet />
              </div>
            </div>
          ) : (
            <Outlet />
          )}
        </main>
        <FocusOnContent content={content} />
        <ScrollRestoration getKey={placeKeyOf} />
        {wereKeysOpen && (
          <ScreenBoundary fallback={null}>
            <ShortcutsDialog
              shortcuts={shortcuts}
              isOpen={areKeysOpen}
              onOpenChange={setAreKeysOpen}
            />
          </ScreenBoundary>
        )}
      </div>
    </ShortcutsContext>
  );
}
