import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The switch's name, for screen readers. */
  label: string;
  isPending?: boolean;
  /** The state in words, next to the switch. */
  children?: ReactNode;
}

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
