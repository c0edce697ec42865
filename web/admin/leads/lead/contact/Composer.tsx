import { type ReactNode, useEffect, useRef } from 'react';
import shared from '#web/office/styles/shared.module.css';
import { type DraftDialogState, DraftNote } from '../../../draft/DraftDialog.tsx';
import styles from './contact.module.css';

interface ComposerProps {
  label: string;
  /** What gets the focus. */
  first?: string;
  onEscape: () => void;
  children: ReactNode;
}

/** What takes the place of the field for a note, and the focus with it. */
export function Composer({
  label,
  first = 'input, select, textarea',
  onEscape,
  children,
}: ComposerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a cleanup.
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [first]);
  return (
    <div
      ref={place}
      className={`${shared.tightRows} ${styles.composer}`}
      role="group"
      aria-label={label}
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onEscape()}
    >
      {children}
    </div>
  );
}

interface DraftComposerProps extends Omit<ComposerProps, 'onEscape'> {
  draft: DraftDialogState;
  description: string;
}

export function DraftComposer({ draft, description, children, ...rest }: DraftComposerProps) {
  return (
    <Composer {...rest} onEscape={draft.close}>
      <strong>{rest.label}</strong>
      <p className={shared.small}>{description}</p>
      <DraftNote name={draft.draftName} />
      {children}
    </Composer>
  );
}
