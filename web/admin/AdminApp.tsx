import type { QueryClient } from '@tanstack/react-query';
import * as office from '#web/office/messages/en.ts';
import { useEnableControls } from '#web/office/hydration/enable-controls.ts';
import { OfficeApp } from '#web/office/shell/OfficeApp.tsx';
import * as admin from './messages/en.ts';
import type { StaffRouter } from './router.tsx';

/** The CRM, in English only. */
export function AdminApp({ router, queries }: { router: StaffRouter; queries: QueryClient }) {
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
