import type { ComponentProps } from 'react';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './copy-field.module.css';

interface CopyFieldProps extends ComponentProps<typeof TextInput> {
  copy: ComponentProps<typeof CopyButton>;
}

export function CopyField({ copy, ...field }: CopyFieldProps) {
  return (
    <div className={`${shared.actions} ${styles.copy}`}>
      <TextInput {...field} readOnly translate="no" className={styles.field} />
      <CopyButton {...copy} />
    </div>
  );
}
