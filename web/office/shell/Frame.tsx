import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useTranslations } from 'use-intl';
import { FocusOnContent } from './FocusOnContent.tsx';
import { type FrameAccount, FrameHeader } from './FrameHeader.tsx';
import styles from './frame.module.css';
import { type Shortcuts, ShortcutsContext } from './shortcuts.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useShortcuts } from './use-shortcuts.ts';

// Few ever open the list of keys: nobody waits for its dialog.
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

interface FrameProps {
  account: FrameAccount;
  shortcuts: Shortcuts;
  /** What a person must know on every screen. */
  warnings?: readonly ReactNode[];
  /** Stands above the screen and is there on every one of them. */
  live?: ReactNode;
  tools?: ReactNode;
  /** Stands above everything, on every screen. */
  banner?: ReactNode;
  /** A line below the header, on every screen. */
  greeting?: ReactNode;
}

/** The frame of every signed-in screen; the screen of the address stands in it. */
export function Frame(props: FrameProps) {
  const { account, shortcuts, warnings = [], live, tools, banner, greeting } = props;
  const t = useTranslations('office.shell');
  const content = useRef<HTMLElement>(null);
  const [areKeysOpen, setAreKeysOpen] = useState(false);
  const [wereKeysOpen, setWereKeysOpen] = useState(false);
  const showKeys = () => {
    setWereKeysOpen(true);
    setAreKeysOpen(true);
  };
  useShortcuts(shortcuts, showKeys);
  return (
    <ShortcutsContext value={shortcuts}>
      <div className={styles.shell}>
        <a
          href="#content"
          className={styles.skip}
        >
          {t('skip')}
        </a>
        {banner}
        <FrameHeader
          account={account}
          tools={tools}
          onKeys={showKeys}
        />
        {greeting}
        <main
          id="content"
          ref={content}
          tabIndex={-1}
          className={styles.main}
        >
          {live}
          {warnings.map((warning, place) => (
            <p
              key={place}
              className={styles.warning}
              role="status"
            >
              {warning}
            </p>
          ))}
          <Outlet />
        </main>
        <FocusOnContent content={content} />
        <ScrollRestoration />
        {wereKeysOpen && (
          <ScreenBoundary fallback={null}>
            <Suspense>
              <ShortcutsDialog
                shortcuts={shortcuts}
                isOpen={areKeysOpen}
                onOpenChange={setAreKeysOpen}
              />
            </Suspense>
          </ScreenBoundary>
        )}
      </div>
    </ShortcutsContext>
  );
}
