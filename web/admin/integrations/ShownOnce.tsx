import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import type { DialogState } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './integrations.module.css';

/** The focused button is gone, so a screen reader continues from here. */
function focusOn(line: HTMLElement | null): void {
  line?.focus();
}

interface ShownOnceProps {
  value: string;
  t: (key: 'once' | 'copy' | 'done') => string;
  onDone: () => void;
  children?: ReactNode;
}

/** A new secret. The product cannot show it a second time. */
export function ShownOnce({ value, t, onDone, children }: ShownOnceProps) {
  return (
    <div className={shared.stack}>
      <p ref={focusOn} tabIndex={-1} className={styles.once}>
        {t('once')}
      </p>
      <code className={styles.secret}>{value}</code>
      {children}
      <div className={shared.between}>
        <CopyButton text={value} label={t('copy')} />
        <Button variant="ink" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}

interface SecretDialogProps
  extends DialogState, Pick<ComponentProps<typeof Dialog>, 'title' | 'description'> {
  t: (key: 'title' | 'once' | 'copy' | 'done') => string;
  form: ComponentType<{ onMade: (secret: string) => void; onCancel: () => void }>;
  /** Below the secret. */
  children?: ReactNode;
}

/** Asks for something new by a form, then shows its secret once. */
export function SecretDialog(props: SecretDialogProps) {
  const { isOpen, close, title, description, t, form: Form, children } = props;
  const [secret, setSecret] = useState<string | null>(null);
  const end = () => {
    setSecret(null);
    close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={end}
      title={secret === null ? title : t('title')}
      description={secret === null && description}
    >
      {secret === null ? (
        <Form onMade={setSecret} onCancel={end} />
      ) : (
        <ShownOnce value={secret} t={t} onDone={end}>
          {children}
        </ShownOnce>
      )}
    </Dialog>
  );
}
