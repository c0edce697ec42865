import { Dialog as Base } from '@base-ui/react/dialog';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useRef,
} from 'react';
import { useTranslations } from 'use-intl';
import { Close } from '#web/kit/icons.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './dialog.module.css';

let isTouch = false;
/** Whether the last interaction was by touch. */
export const isByTouch = () => isTouch;
const capture = { capture: true };
// The server also renders screens with dialogs, but has no document.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    ({ pointerType }) => (isTouch = pointerType === 'touch'),
    capture,
  );
  document.addEventListener('keydown', () => (isTouch = false), capture);
}

const fields = 'input:not([type=checkbox], [hidden]), select, textarea';

export interface OpenProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
}

interface WindowProps extends OpenProps {
  /** Base UI's root of a dialog or of an alert dialog. */
  root: ComponentType<{
    open: boolean;
    onOpenChange: (open: boolean) => void;
    children: ReactNode;
  }>;
  corner?: ReactNode;
  popup?: RefObject<HTMLDivElement | null>;
  initialFocus?: () => HTMLElement | true;
}

export function DialogWindow(props: WindowProps) {
  const { root: Root, isOpen, onOpenChange, title, corner, popup, initialFocus, children } = props;
  // A press need not wait for the library: the window comes whole, right after the frame of the press.
  const isReady = useDeferredValue(isOpen, false);
  return (
    <Root open={isOpen && isReady} onOpenChange={(open) => onOpenChange(open)}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup ref={popup} className={styles.popup} initialFocus={initialFocus}>
            <header className={`${shared.between} ${styles.head}`}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {corner}
            </header>
            <div className={styles.body}>{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Root>
  );
}

/** A window above the screen; it traps the focus and returns it. */
export function Dialog({
  description,
  children,
  ...open
}: OpenProps & { description?: ReactNode }) {
  const t = useTranslations('office.parts');
  const popup = useRef<HTMLDivElement>(null);
  // A form begins at its first field, except by touch: the phone's keyboard would cover half of the
  // text. Base UI knows the kind of opening only for its own triggers.
  const firstField = () =>
    (!isTouch && popup.current?.querySelector<HTMLElement>(fields)) || (true as const);
  return (
    <DialogWindow
      {...open}
      root={Base.Root}
      popup={popup}
      initialFocus={firstField}
      corner={
        <Base.Close className={styles.close} aria-label={t('close')}>
          <Close size={20} />
        </Base.Close>
      }
    >
      {description && (
        <Base.Description className={styles.description}>{description}</Base.Description>
      )}
      {children}
    </DialogWindow>
  );
}
