import { Select } from '@base-ui/react/select';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Check } from '#web/kit/icons.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './edit.module.css';

interface OpenListProps extends Omit<ComponentProps<typeof Select.Popup>, 'className'> {
  choices: readonly string[];
  renderChoice: (choice: string) => ReactNode;
}

/** Only Enter chooses, because a typed sentence contains spaces. */
function leaveSpace(event: KeyboardEvent): void {
  if (event.key === ' ') {
    event.preventDefault();
  }
}

export function OpenList({ choices, renderChoice, ...popup }: OpenListProps) {
  return (
    <Select.Portal>
      <Select.Positioner
        className={styles.positioner}
        alignItemWithTrigger={false}
        sideOffset={4}
        align="start"
      >
        <Select.Popup
          className={`${shared.frame} ${styles.popup}`}
          onKeyDownCapture={leaveSpace}
          {...popup}
        >
          {choices.map((choice) => (
            <Select.Item key={choice} value={choice} className={`${shared.between} ${styles.item}`}>
              <Select.ItemText>{renderChoice(choice)}</Select.ItemText>
              <Select.ItemIndicator>
                <Check size={16} />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Popup>
      </Select.Positioner>
    </Select.Portal>
  );
}
