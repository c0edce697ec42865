import { type ReactNode, useEffect, useRef } from 'react';

/** What is said once a form was taken; it takes the place of the form, and the focus. */
export function FormDone({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p
      ref={place}
      role="status"
      tabIndex={-1}
    >
      <strong>{title}.</strong> {children}
    </p>
  );
}
