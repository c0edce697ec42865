import { type RefObject, useEffect, useRef } from 'react';
import type { FormExit, formLeft, FormStep } from '#core/contract/visitor/forms/form-exit.ts';
import { trackInteraction } from '#core/contract/public-paths.ts';
import { visitorSession } from '../../browser/calls/tracking.ts';
import { languageOfPage } from '../../browser/page-language.ts';

/** Reports by beacon where a form was left; a call would end with the page. */
function tell(step: FormStep, field: string): void {
  const body = {
    sessionId: visitorSession(),
    userAgent: navigator.userAgent,
    page: location.pathname.slice(0, 200),
    action: 'form_left' satisfies typeof formLeft,
    data: { step, language: languageOfPage(), field } satisfies Record<keyof FormExit, string>,
  };
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(trackInteraction.path, json);
}

/**
 * Reports at which control a form was left that was begun and not sent: its name, never its value.
 * Call the result once the form was sent.
 */
export function useAbandonReport(
  step: FormStep | undefined,
  button: RefObject<HTMLButtonElement | null>,
): () => void {
  const touched = useRef('');
  useEffect(() => {
    if (!step) {
      return;
    }
    const touch = () => {
      const control = document.activeElement as HTMLInputElement | null;
      if (control?.name && control.form === button.current?.form) {
        touched.current = control.name;
      }
    };
    const leave = () => {
      if (touched.current) {
        tell(step, touched.current);
      }
      // The browser may show the page again: then the form starts over.
      touched.current = '';
    };
    // Focused before this code loaded.
    touch();
    document.addEventListener('focusin', touch);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('focusin', touch);
      removeEventListener('pagehide', leave);
    };
  }, [step, button]);
  return () => {
    touched.current = '';
  };
}
