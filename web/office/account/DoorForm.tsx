import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#web/kit/Button.tsx';
import shared from '../styles/shared.module.css';
import { Alert } from './Alert.tsx';

interface DoorFormProps {
  of: { form: ComponentProps<'form'>; isPending: boolean };
  intro?: ReactNode;
  alert?: ReactNode;
  /** The labels of the button, before it is pressed and while the form is being sent. */
  t: (key: 'submit' | 'pending') => string;
  below?: ReactNode;
  children: ReactNode;
}

export function DoorForm({ of, intro, alert, t, below, children }: DoorFormProps) {
  return (
    <form {...of.form} className={shared.stack}>
      {intro && <p>{intro}</p>}
      {alert && <Alert isError>{alert}</Alert>}
      {children}
      <Button type="submit" variant="sun" isWide disabled={of.isPending}>
        {t(of.isPending ? 'pending' : 'submit')}
      </Button>
      {below}
    </form>
  );
}
