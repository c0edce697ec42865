import { Dialog } from '@base-ui/react/dialog';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceBox } from './ChoiceBox.tsx';
import type { Choice } from './choices.ts';
import styles from './palette.module.css';
import { useChoices } from './use-choices.ts';
import type { EarlyKeys } from './use-early-keys.ts';

interface FinderProps {
  onDone: () => void;
  takeEarly: () => EarlyKeys;
}

function Finder({ onDone, takeEarly }: FinderProps) {
  const [searched, setSearched] = useState('');
  const [asked, setAsked] = useState('');
  const { groups, isFetching, hasFailed } = useChoices(searched, asked);
  const run = useCallback(
    (choice: Choice) => {
      onDone();
      choice.run();
    },
    [onDone],
  );
  return (
    <ChoiceBox
      searched={searched}
      asked={asked}
      onSearch={setSearched}
      onAsk={setAsked}
      groups={groups}
      isFetching={isFetching}
      hasFailed={hasFailed}
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
            <Finder
              onDone={close}
              takeEarly={takeEarly}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
