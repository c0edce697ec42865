import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Search } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { ScreenBoundary } from '#web/office/shell/ScreenBoundary.tsx';
import styles from './palette-button.module.css';
import { useEarlyKeys } from './use-early-keys.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}));

const keys = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

/** Whether a dialog that waits for an answer is open: nothing opens above it. */
function isAnswerAwaited(): boolean {
  return document.querySelector('[role=dialog][data-open], [role=alertdialog][data-open]') !== null;
}

/** Ctrl-K and Cmd-K open the palette too, also from a field. Its code is loaded when it is first opened. */
export function PaletteButton() {
  const t = useTranslations('admin.palette');
  const [isOpen, setIsOpen] = useState(false);
  // How often it was opened: each time it begins anew, also where the last one is still about to close.
  const [opening, setOpening] = useState(0);
  const early = useEarlyKeys();
  const open = () => {
    early.listen();
    setOpening((count) => count + 1);
    setIsOpen(true);
  };
  const change = (isNowOpen: boolean) => {
    // Closed before it had the focus: the keys are the page's.
    early.take();
    setIsOpen(isNowOpen);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isOurs = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
    if (!isOurs) {
      return;
    }
    // The browser would search the web with it.
    event.preventDefault();
    if (isOpen) {
      change(false);
    } else if (!isAnswerAwaited()) {
      open();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <ToolButton
        variant="quiet"
        className={styles.button}
        aria-label={`${t('title')} (${keys})`}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('title')}
        onClick={open}
      >
        <Search size={18} />
        <span
          className={styles.keys}
          data-keys={keys}
        />
      </ToolButton>
      {opening > 0 && (
        <ScreenBoundary fallback={null}>
          <Suspense fallback={null}>
            <CommandPalette
              key={opening}
              isOpen={isOpen}
              onOpenChange={change}
              takeEarly={early.take}
            />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
