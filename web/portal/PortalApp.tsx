import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { htmlLanguage, type Language } from '#core/domain/language.ts';
import { OfficeApp } from '#web/office/shell/OfficeApp.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import { keepLanguage } from './language/kept-language.ts';
import { LanguageContext } from './language/LanguageMenu.tsx';
import { type LoadedLanguage, loadMessages } from './language/load-messages.ts';
import { textsDidNotCome } from './language/load-messages.ts';
import type { PortalRouter } from './router.tsx';

interface PortalAppProps {
  router: PortalRouter;
  queries: QueryClient;
  /** The language of the first screen with its texts. */
  start: LoadedLanguage;
}

/** The controls of a screen that the server has drawn act from now on. */
function wake(): void {
  for (const control of document.querySelectorAll<HTMLElement>('#root [inert]')) {
    control.inert = false;
  }
  // The browser passes by what is inert, and the app does not focus what stood there before it.
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('#root [autofocus]')?.focus();
  }
}

/**
 * The portal in one language. Another one is put in place under the screens as they stand, so that
 * nothing typed is lost.
 */
export function PortalApp({ router, queries, start }: PortalAppProps) {
  const [{ language, messages }, setLoaded] = useState(start);
  const wanted = useRef(language);
  useEffect(wake, []);
  useEffect(() => {
    document.documentElement.lang = htmlLanguage[language];
  }, [language]);

  const choose = async (next: Language) => {
    wanted.current = next;
    try {
      const texts = await loadMessages(next);
      // If two languages are chosen, the later one is shown, whichever loads first.
      if (wanted.current === next) {
        keepLanguage(next);
        setLoaded({ language: next, messages: texts });
      }
    } catch {
      toastError({ title: textsDidNotCome[next] });
    }
  };

  return (
    <LanguageContext value={choose}>
      <OfficeApp
        name={messages.portal.shell.app}
        router={router}
        queries={queries}
        language={language}
        messages={messages}
      />
    </LanguageContext>
  );
}
