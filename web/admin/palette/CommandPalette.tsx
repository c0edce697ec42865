import { Dialog } from '@base-ui/react/dialog';
import { useTranslations } from 'use-intl';
import { ChoiceBox } from './ChoiceBox.tsx';
import type { Choice } from './choice.ts';
import styles from './palette.module.css';
import type { EarlyKeys } from './use-early-keys.ts';

interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What was typed before the field was there. */
  takeEarly: () => EarlyKeys;
}

export function CommandPalette({ isOpen, onOpenChange, takeEarly }: CommandPaletteProps) {
  const t = useTranslations('admin.palette');
  const run = (choice: Choice) => {
    onOpenChange(false);
    choice.run();
  };
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
            <ChoiceBox
              onRun={run}
              takeEarly={takeEarly}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
