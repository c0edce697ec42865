import { Dialog } from '@base-ui/react/dialog';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceBox } from './ChoiceBox.tsx';
import type { Choice } from './choices.ts';
import styles from './palette.module.css';
import type { EarlyKeys } from './use-early-keys.ts';
import { useFinder } from './use-finder.ts';

interface ContentProps {
  onDone: () => void;
  takeEarly: () => EarlyKeys;
}

function Content({ onDone, takeEarly }: ContentProps) {
  const finder = useFinder();
  const run = useCallback(
    (choice: Choice) => {
      onDone();
      choice.run();
    },
    [onDone],
  );
  return (
    <ChoiceBox
      finder={finder}
      onRun={run}
      takeEarly={takeEarly}
    />
  );
}

interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What was typed before the field was there. */
  takeEarly: () => EarlyKeys;
}

/** Finds a lead, a partner, a place or an action by a few letters, and goes there. */
export function CommandPalette({ isOpen, onOpenChange, takeEarly }: CommandPaletteProps) {
  const t = useTranslations('admin.palette');
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => onOpenChange(open)}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={styles.popup}
            aria-label={t('title')}
          >
            <Content
              onDone={close}
              takeEarly={takeEarly}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
