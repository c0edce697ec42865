import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import styles from './live.module.css';

interface NewRowsBarProps {
  /** How many came, in words; nothing is shown without. */
  text: string | null;
  /** What the button says. */
  show: string;
  onShow: () => void;
  /** It stands between things that do not reach the edges of their card. */
  isInset?: boolean;
}

/** Offers new rows; the list does not move before it is pressed. */
export function NewRowsBar({ text, show, onShow, isInset = false }: NewRowsBarProps) {
  return (
    <div role="status">
      {text && (
        <div className={isInset ? `${styles.bar} ${styles.inset}` : styles.bar}>
          <span>{text}</span>
          <ToolButton onClick={onShow}>{show}</ToolButton>
        </div>
      )}
    </div>
  );
}
