import { useEffect, useState } from 'react';
import { copyText } from '#web/kit/copy-text.ts';
import { Check, Copy } from '#web/kit/icons.tsx';
import styles from './copy-buttons.module.css';

// All texts are props: the page has dozens of long ones, and the browser needs six short ones.
export const namespaces = [] as const;

interface CopyButton {
  readonly from: string;
  readonly label: string;
}

interface CopyButtonsProps {
  label: string;
  copied: string;
  failed: string;
  buttons: readonly CopyButton[];
}

const copiedFor = 2000;

export default function CopyButtons({ label, copied, failed, buttons }: CopyButtonsProps) {
  const [outcome, setOutcome] = useState<{
    from: string;
    isCopied: boolean;
  } | null>(null);
  useEffect(() => {
    if (!outcome?.isCopied) {
      return;
    }
    const timer = setTimeout(() => setOutcome(null), copiedFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (from: string, button: HTMLElement) => {
    const isCopied = await copyText(document.getElementById(from)?.textContent.trim() ?? '');
    // Without a clipboard API, browsers copy from a temporary field that takes the focus.
    button.focus({ preventScroll: true });
    setOutcome({ from, isCopied });
  };
  const hasFailed = outcome?.isCopied === false;
  const done = outcome?.isCopied
    ? `${copied}: ${buttons.find(({ from }) => from === outcome.from)?.label}`
    : undefined;
  return (
    <fieldset className={styles.bar} aria-label={label}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      {buttons.map(({ from, label: name }) => {
        const isDone = outcome?.isCopied === true && outcome.from === from;
        return (
          <button
            key={from}
            type="button"
            className={isDone ? `${styles.button} ${styles.done}` : styles.button}
            aria-label={`${label}: ${name}`}
            onClick={(event) => void copy(from, event.currentTarget)}
          >
            {isDone ? <Check size={16} /> : <Copy size={16} />}
            <span className={styles.words}>
              <span className={isDone ? styles.away : undefined}>{name}</span>
              {isDone && <span>{copied}</span>}
            </span>
          </button>
        );
      })}
      <output className={hasFailed ? styles.failed : 'visually-hidden'}>
        {hasFailed ? failed : done}
      </output>
    </fieldset>
  );
}
