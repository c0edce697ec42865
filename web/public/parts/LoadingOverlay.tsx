import { useEffect, useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { SunDial } from '../art/SunDial.tsx';
import styles from './loading-overlay.module.css';

export interface LoadingOverlayProps {
  title: string;
  /** Shown in turn, 1.2 seconds each; the last one stays. */
  messages: readonly string[];
  /** Runs on Escape and on the button; without it the overlay cannot be closed. */
  onEscape?: () => void;
  escapeLabel?: string;
}

/** Percent at which the progress waits for the end. It grows by 5 to 20 every 400 ms. */
const almostDone = 98;

/** Covers the page while work is under way: a modal dialog makes the rest inert. */
export default function LoadingOverlay({
  title,
  messages,
  onEscape,
  escapeLabel,
}: LoadingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [progress, setProgress] = useState(0);
  const [turn, setTurn] = useState(0);

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  useEffect(() => {
    const timer = setInterval(
      () => setProgress((now) => Math.min(almostDone, now + 5 + Math.floor(Math.random() * 16))),
      400,
    );
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    const timer = setInterval(() => setTurn((now) => Math.min(now + 1, messages.length - 1)), 1200);
    return () => clearInterval(timer);
  }, [messages.length]);

  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    onEscape?.();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby={heading}
      tabIndex={-1}
      data-loading=""
      // A browser may close a dialog on a second Escape whatever the page says, so the key itself
      // is handled; cancel is the back gesture.
      onKeyDown={(event) => event.key === 'Escape' && leave(event)}
      onCancel={leave}
    >
      <div className={styles.content}>
        <SunDial progress={progress} className={styles.dial} />
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <p className={styles.message} aria-live="polite">
          {/* A text of its own each: a changed one would have moved in its line. */}
          <span key={turn}>{messages[turn]}</span>
        </p>
        <div className={styles.progress}>
          <progress value={progress} max={100} aria-labelledby={heading} />
          <span className={styles.percent} aria-hidden>
            {progress}%
          </span>
        </div>
        {onEscape && escapeLabel && (
          <Button variant="quiet" size="small" className={styles.leave} onClick={onEscape}>
            {escapeLabel}
          </Button>
        )}
      </div>
    </dialog>
  );
}
