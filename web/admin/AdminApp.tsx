import type { QueryClient } from '@tanstack/react-query';
import office from '#web/office/messages/en.ts';
import { useEnableControls } from '#web/office/hydration/enable-controls.ts';
import { OfficeApp } from '#web/office/shell/OfficeApp.tsx';
import admin from './messages/en.ts';
import type { StaffRouter } from './router.tsx';

interface AdminAppProps {
  router: StaffRouter;
  queries: QueryClient;
}

/** The CRM, in English only. */
export function AdminApp({ router, queries }: AdminAppProps) {
  useEnableControls();
  return (
    <OfficeApp
      name={admin.shell.app}
      router={router}
      queries={queries}
      language="en"
      messages={{ office, admin }}
    />
  );
}
