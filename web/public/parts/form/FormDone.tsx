import { type ReactNode, useEffect, useRef } from 'react';

/** The message after a form is accepted; it replaces the form and gets the focus. */
export function FormDone({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} role="status" tabIndex={-1}>
      <strong>{title}.</strong> {children}
    </p>
  );
}
