import { CSPProvider } from '@base-ui/react/csp-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, StrictMode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { IntlProvider, type Messages } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { viewerTimeZone } from '../formats/viewer-time-zone.ts';
import { Toaster } from './Toaster.tsx';
import { AppName } from './use-title.ts';

interface OfficeAppProps {
  name: string;
  router: ComponentProps<typeof RouterProvider>['router'];
  queries: QueryClient;
  language: Language;
  /** The texts of the office and of the app's own room, in this language. */
  messages: Partial<Messages>;
}

export function OfficeApp({ name, router, queries, language, messages }: OfficeAppProps) {
  return (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <IntlProvider locale={language} timeZone={viewerTimeZone()} messages={messages as Messages}>
          <AppName value={name}>
            <QueryClientProvider client={queries}>
              <Toaster>
                <RouterProvider router={router} />
              </Toaster>
            </QueryClientProvider>
          </AppName>
        </IntlProvider>
      </CSPProvider>
    </StrictMode>
  );
}
