import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { areShortcutsOn, setShortcutsOn, type Shortcuts } from './shortcuts.ts';
import styles from './shortcuts-dialog.module.css';

function Keys({ keys }: { keys: readonly string[] }) {
  const t = useTranslations('office.shell.shortcuts');
  return keys.map((key, at) => (
    <Fragment key={key}>
      {at > 0 && ` ${t('followedBy')} `}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}

interface ShortcutsDialogProps {
  shortcuts: Shortcuts;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Lists the keys, and turns them off for those who dictate. */
export function ShortcutsDialog({ shortcuts, isOpen, onOpenChange }: ShortcutsDialogProps) {
  const t = useTranslations('office.shell.shortcuts');
  const [isOn, setIsOn] = useState(() => areShortcutsOn(shortcuts));
  const turn = (on: boolean) => {
    setShortcutsOn(shortcuts, on);
    setIsOn(on);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <dl className={styles.keys}>
        {shortcuts.list.map(({ keys, label }) => (
          <Fragment key={label}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{label}</dd>
          </Fragment>
        ))}
      </dl>
      <Checkbox
        optional={t('optional')}
        label={t('use')}
        checked={isOn}
        className={styles.tick}
        onChange={(event) => turn(event.target.checked)}
      />
    </Dialog>
  );
}
