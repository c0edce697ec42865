import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Said to a screen reader: what is switched. */
  label: string;
  isPending?: boolean;
  /** Stands beside the switch and says how it is. */
  children?: ReactNode;
}

/** Something that is on or off, changed at once. */
export function Switch({ isOn, onChange, label, isPending = false, children }: SwitchProps) {
  return (
    <label className={styles.whole}>
      <Base.Root
        checked={isOn}
        onCheckedChange={(checked) => onChange(checked)}
        disabled={isPending}
        aria-label={label}
        className={styles.track}
      >
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
      {children && <span aria-hidden="true">{children}</span>}
    </label>
  );
}
