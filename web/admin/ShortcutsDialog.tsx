import { Fragment, useState } from 'react';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { areShortcutsOn, setShortcutsOn, shortcuts } from './shortcuts.ts';
import styles from './shortcuts-dialog.module.css';

/** Lists the keys, and turns them off for those who dictate. */
export function ShortcutsDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const turn = (on: boolean) => {
    setShortcutsOn(on);
    setIsOn(on);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
    >
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, label }) => (
          <Fragment key={label}>
            <dt>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ' then '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{label}</dd>
          </Fragment>
        ))}
      </dl>
      <Checkbox
        optional="optional"
        label="Use keyboard shortcuts"
        checked={isOn}
        className={styles.tick}
        onChange={(event) => turn(event.target.checked)}
      />
    </Dialog>
  );
}
