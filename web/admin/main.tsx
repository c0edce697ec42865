import '#web/kit/styles/base.css';
import '#web/office/styles/tokens-office.css';
import '#web/office/styles/tokens-dark.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { adminPaths } from '#core/contract/site.ts';
import { Toaster } from '#web/office/shell/Toaster.tsx';
import { makeQueryClient } from '../office/shell/query-client.ts';
import { router } from './router.tsx';

const queries = makeQueryClient(() => {
  if (router.state.location.pathname === adminPaths.login) {
    return;
  }
  queries.clear();
  void router.navigate(adminPaths.login, { replace: true });
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
