import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
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
  /** The panel of a tab; only the open one is mounted. */
  children: (name: Name) => ReactNode;
}

/** Centers a tab in a bar that is wider than the screen, so that both neighbours show. */
function showTab(list: HTMLElement, at: number): void {
  const tab = list.querySelectorAll('[role="tab"]')[at];
  if (tab) {
    const [bar, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.scrollLeft += box.left + box.width / 2 - (bar.left + bar.width / 2);
  }
}

/** Tabs whose state is kept by the caller, for example in the address. */
export function Tabs<Name extends string>({
  label,
  choices,
  value,
  onChange,
  children,
}: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = choices.findIndex(({ name }) => name === value);
  useEffect(() => {
    const bar = list.current!;
    // Called at once, and when the screen is turned.
    const observer = new ResizeObserver(() => showTab(bar, chosen));
    observer.observe(bar);
    return () => observer.disconnect();
  }, [chosen]);
  return (
    <Base.Root value={value} onValueChange={(name) => onChange(name as Name)}>
      <div className={styles.bar}>
        <Base.List ref={list} className={`${styles.list} ${fading.fading}`} aria-label={label}>
          {choices.map((choice) => (
            <Base.Tab key={choice.name} value={choice.name} className={styles.tab}>
              {choice.label}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {choices.map(({ name }) => (
        <Base.Panel key={name} value={name} className={styles.panel}>
          {children(name)}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
