import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Search } from '#web/kit/icons.tsx';
import { part } from '#web/kit/part.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { ScreenBoundary } from '#web/office/shell/ScreenBoundary.tsx';
import type { EarlyKeys } from './choice.ts';
import styles from './palette-button.module.css';

/** If the palette takes longer than this many milliseconds, keys belong to the page again. */
const patienceMs = 3000;

const nothing: EarlyKeys = { text: '', isEntered: false };

function withKey({ text, isEntered }: EarlyKeys, key: string): EarlyKeys | undefined {
  if (key === 'Enter') {
    return { text, isEntered: true };
  }
  if (key === 'Backspace') {
    return { text: text.slice(0, -1), isEntered };
  }
  return key.length === 1 ? { text: text + key, isEntered } : undefined;
}

/**
 * Keeps the keys pressed between opening the palette and focusing its field, whose code may still
 * be loading. `listen` begins; `take` ends it and returns the keys.
 */
function useEarlyKeys() {
  const pressed = useRef(nothing);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const listen = () => {
    stop.current();
    pressed.current = nothing;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      const isText = !(ctrlKey || metaKey || altKey || isComposing);
      const more = isText ? withKey(pressed.current, key) : undefined;
      if (more) {
        pressed.current = more;
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('keydown', press, true);
    const timer = setTimeout(() => stop.current(), patienceMs);
    stop.current = () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', press, true);
    };
  };

  const take = () => {
    stop.current();
    const taken = pressed.current;
    pressed.current = nothing;
    return taken;
  };

  return { listen, take };
}

const CommandPalette = part(async () => (await import('./CommandPalette.tsx')).CommandPalette);

const keysOf = (platform: string) => (/Mac|iPhone|iPad/.test(platform) ? '⌘K' : 'Ctrl K');
const never = () => () => {};

/** The keys on this device; the server, which renders the button too, knows the usual ones. */
const useKeys = () =>
  useSyncExternalStore(
    never,
    () => keysOf(navigator.platform),
    () => keysOf(''),
  );

/** Whether a dialog that needs an answer is open: nothing may open above it. */
function isAnswerAwaited(): boolean {
  return document.querySelector('[role=dialog][data-open], [role=alertdialog][data-open]') !== null;
}

/** Ctrl-K and Cmd-K open the palette too, even in a field. Its code loads on first use. */
export function PaletteButton() {
  const t = useTranslations('admin.palette');
  const keys = useKeys();
  const [isOpen, setIsOpen] = useState(false);
  // How often it was opened: each time it starts fresh, even if the last one is still closing.
  const [opening, setOpening] = useState(0);
  const early = useEarlyKeys();
  const open = () => {
    early.listen();
    setOpening((count) => count + 1);
    setIsOpen(true);
  };
  const change = (isNowOpen: boolean) => {
    // Closed before the focus: the keys are the page's.
    early.take();
    setIsOpen(isNowOpen);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isOurs = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
    if (!isOurs) {
      return;
    }
    // Otherwise the browser searches the web.
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
        <span className={styles.keys} data-keys={keys} />
      </ToolButton>
      {opening > 0 && (
        <ScreenBoundary fallback={null}>
          <CommandPalette
            key={opening}
            isOpen={isOpen}
            onOpenChange={change}
            takeEarly={early.take}
          />
        </ScreenBoundary>
      )}
    </>
  );
}
