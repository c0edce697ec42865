import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import fading from '../styles/fading.module.css';
import styles from './tabs.module.css';

interface TabChoice<Name extends string> {
  name: Name;
  label: string;
}

interface TabsProps<Name extends string> {
  label: string;
  choices: readonly TabChoice<Name>[];
  value: Name;
  onChange: (name: Name) => void;
  /** The panel of a tab; only the chosen one is mounted. */
  children: (name: Name) => ReactNode;
}

/** Tabs whose choice is kept by the caller, for example in the address. */
export function Tabs<Name extends string>({
  label,
  choices,
  value,
  onChange,
  children,
}: TabsProps<Name>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(name) => onChange(name as Name)}
    >
      <div className={styles.bar}>
        <Base.List
          className={`${styles.list} ${fading.fading}`}
          aria-label={label}
        >
          {choices.map((choice) => (
            <Base.Tab
              key={choice.name}
              value={choice.name}
              className={styles.tab}
            >
              {choice.label}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {choices.map(({ name }) => (
        <Base.Panel
          key={name}
          value={name}
          className={styles.panel}
        >
          {children(name)}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
