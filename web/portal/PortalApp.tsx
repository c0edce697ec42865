import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { htmlLanguage, type Language } from '#core/domain/language.ts';
import { useEnableControls } from '#web/office/hydration/enable-controls.ts';
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
  /** The initial language with its texts. */
  start: LoadedLanguage;
}

/**
 * The portal in one language. Another language replaces the texts in place, so that no typed text
 * is lost.
 */
export function PortalApp({ router, queries, start }: PortalAppProps) {
  const [{ language, messages }, setLoaded] = useState(start);
  const wanted = useRef(language);
  useEnableControls();
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
