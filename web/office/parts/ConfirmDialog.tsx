import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { DialogWindow, type OpenProps } from './Dialog.tsx';
import { Failure } from './Failure.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './dialog.module.css';

export function NameList({ names }: { names: readonly string[] }) {
  return (
    // A long one scrolls, so keys must reach it.
    <ul className={styles.names} tabIndex={0}>
      {names.map((name, at) => (
        <li key={at}>{name}</li>
      ))}
    </ul>
  );
}

/** The content is the question in whole sentences. */
interface ConfirmDialogProps extends OpenProps {
  confirm: string;
  isPending: boolean;
  names?: readonly string[] | undefined;
  details?: ReactNode;
  failure?: string | null;
  onConfirm: () => void;
}

/**
 * Asks for confirmation before something is lost. The focus starts on Cancel, and a click outside
 * does nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, confirm, isPending, names = [], details, failure, onConfirm, ...open } = props;
  const t = useTranslations('office.parts');
  return (
    <DialogWindow {...open} root={AlertDialog.Root}>
      <AlertDialog.Description className={styles.question}>{children}</AlertDialog.Description>
      {details}
      {names.length > 0 && <NameList names={names} />}
      <Failure text={failure} />
      <div className={`${shared.actions} ${styles.answers}`}>
        <AlertDialog.Close render={<Button>{t('cancel')}</Button>} />
        <Button variant="ink" disabled={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </DialogWindow>
  );
}
